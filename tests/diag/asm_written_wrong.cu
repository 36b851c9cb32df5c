// asm statements and declarations that are written wrong.
int v;
asm("global");
asm(L"wide");
asm(u8"x");
asm(3);
asm();
asm(v);
asm("a" L"b");
asm("x" : );
asm("x" :: "r"(1));
asm("x" : "=r"(v));
struct S { asm("x"); int a; asm(""); void m() { asm("y"); } };
template <class T> struct C { asm("x"); };
union U { asm("x"); };
__attribute__((device)) int dv asm("dvv"); __attribute__((device)) void df() asm("dff");
void f(int i) {
  int y asm("q"), y2 = 3;
  static int z asm("zz");
  extern int x asm("xx");
  register int r asm("eax");
  asm(L"x");
  asm(U"x" "y");
  asm(3);
  asm();
  asm(i);
  asm const("");
  asm volatile volatile("");
  asm volatile const("");
  asm("" :: "r");
  asm("" : "=r", "=r"(i));
  auto l = [] { asm("x"); asm(3); };
}
__attribute__((global)) void g(int i) { asm(3); asm(L"x"); asm const("mov %0, %1;" : "=r"(i)); asm volatile("" :: "r"); int q asm("z"); }
template <class T> __attribute__((device)) void h(T t) { asm(); asm volatile const volatile("" :: "r"(t)); int q asm("z"); asm("" :: "r"); }
template __attribute__((device)) void h(int);
int last = undefinedname;
