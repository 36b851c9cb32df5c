struct P { int m; int a[2]; P *next; int &r; int b : 3; };
struct Q { int m; Q(); Q(const Q &); ~Q(); Q &operator=(const Q &); int f() const; operator int() const; Q operator+(const Q &) const; int operator[](int) const; };
struct T { int m; int a[2]; };
__attribute__((device)) int gv, ga[3][4], *gp;
__attribute__((constant)) int cv[3];
__attribute__((shared)) int sv, sa[3];
__attribute__((managed)) int mv;
extern __attribute__((device)) P s, *ps;
extern __attribute__((shared)) Q sq;
__attribute__((shared)) T st;
__attribute__((device)) T t;
__attribute__((device)) void (*pf)(int);
__attribute__((device)) int &gr = gv;
int T::*pm;
void take(int, ...); void take_reference(const int &); void take_pointer(int *); void take_class(T); void take_class_reference(const T &); void take_copy(Q);
int read() { return gv; }
void write() { gv = 1; }
void compound() { gv += 1; }
void increment() { gv++; }
int *address() { return &gv; }
int &reference() { return gv; }
int element() { return cv[1]; }
int *decays() { return cv; }
int member() { return s.m; }
void writes_member() { s.a[1] = 2; }
int bit_field() { return s.b; }
int reference_member() { return s.r; }
int through_member() { return s.next->m; }
void writes_through_member() { s.next->m = 1; }
int through_pointer() { return *gp; }
int subscript_pointer() { return gp[1]; }
int points_to() { return ps->m; }
int pointer_to_member() { return t.*pm; }
void writes_pointer_to_member() { t.*pm = 1; }
int nested_array() { return ga[1][2]; }
int *row() { return ga[1]; }
void calls() { pf(1); }
int reads_reference() { return gr; }
int *address_of_reference() { return &gr; }
int shared() { return sv; }
int *shared_address() { return &sv; }
int &shared_reference() { return sv; }
int *shared_decays() { return sa; }
int *shared_element() { return &sa[1]; }
int *shared_arithmetic() { return sa + 1; }
bool shared_condition() { return !sa; }
int *shared_member() { return &st.m; }
int shared_dereferenced() { return *sa; }
void shared_written() { *(sa + 1) = 1; }
void shared_reversed() { 1[sa] = 2; }
int shared_back() { return *&sv; }
int shared_arrow() { return (&st)->m; }
void shared_cast() { *(char *)&sa[0] = 1; }
int shared_reinterpreted() { return reinterpret_cast<char &>(sv); }
int &&shared_xvalue() { return static_cast<int &&>(sv); }
int managed() { return mv++; }
unsigned long unevaluated() { return sizeof(gv) + sizeof(cv[0]) + alignof(decltype(gv)) + noexcept(gv = 1); }
void discarded() { (void)gv; (void)sv; (void)&sv; if constexpr (false) gv = 1; }
void argument() { take(gv); }
void variadic() { take(1, gv); }
void by_reference() { take_reference(gv); take_reference(sv); }
void by_pointer() { take_pointer(&gv); take_pointer(ga[0]); }
void by_value() { take_class(t); take_class_reference(t); take_class_reference(st); }
void copied() { take_copy(sq); }
void copy_constructed() { Q x = sq; }
void assigned() { t = st; }
int converted() { return sq; }
void operators() { sq + sq; }
int user_subscript() { return sq[1]; }
int calls_member() { return sq.f(); }
int reads_member() { return sq.m; }
void references() { int &r = gv; const int &c = gv; auto &&a = gv; int *p = &gv; }
void shared_references() { int &r = sv; const T &c = st; }
void temporary() { const long &y = gv; }
void initializes() { int x = gv; }
void initializes_list() { int x[] = { gv, cv[1] }; T y = { gv }; }
void initializes_static() { static int x = gv; }
void news() { new int(gv); new int[gv]; }
void deletes() { delete gp; }
void throws() { throw gv; }
void conditional(bool b) { int x = b ? gv : sv; }
void conditional_reference(bool b) { int &x = b ? gv : sv; }
void conditional_written(bool b) { (b ? gv : sv) = 1; }
int chooses() { return gv ? 1 : 2; }
void conditions() { if (gv) ; while (gv) ; for (; gv;) ; switch (gv) { } if (int x = gv) ; }
void range() { for (int x : cv) ; for (int x : sa) ; }
void bindings() { auto [x, y] = t; auto &[z, w] = t; }
void assembler() { asm("" : "=r"(gv) : "r"(sv)); asm("" : "+r"(gv)); }
int builtins() { return __builtin_expect(gv, 1) + __builtin_constant_p(gv); }
void last_of_list() { take((take(0), gv)); }
T returns() { return t; }
int returns_list() { return { gv }; }
auto deduced() { return gv; }
decltype(auto) exact() { return gv; }
decltype(auto) exact_reference() { return (gv); }
