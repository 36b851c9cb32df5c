// flags: --extended-lambda
/* Members of an anonymous union of a function around cannot be named in lambdas or local classes; in names the union is not shown. */
void au() {
 union { int a; float b; };
 static union { int c; };
 [=] { a = 1; };
 [&] { a = 1; };
 [a] { };
 [a] { a = 2; };
 [] { c = 1; };
 [] { sizeof(a); };
 [] { decltype(a) q; };
 [=] () mutable { [=] { a = 1; }; };
 [=] __attribute__((device)) { a = 1; };
 struct L { int f() { return a; } int g = a; };
 auto gl = [=](auto x) { return a + x; };
 gl(1);
 a = 3;
 [x = a] {};
 [&x = a] {};
 [&a] { };
 [](int y = sizeof(a)) {};
 [](int y = a) {};
 [=] { union { int d; }; d = 1; [=] { d = 2; }; };
 [=] { noexcept(a); };
 struct M { union { int e; }; void h() { [=] { e = 1; }; [] { e = 1; }; } };
}
template<class T> void aut(T t) {
 union { T a; float b; };
 union { int i; };
 [=] { a = t; };
 [=] { i = 1; };
 [=](auto x) { return i; };
}
struct S { union { int m; struct { int q; }; }; struct { int w; } v; int o; void f() { [m] {}; [q] {}; [o] {}; } struct T { int z; void g() { [z] {}; } }; };
void g() { union { int m; struct { int q; }; }; [m] {}; [q] {}; struct { int w; void f() { [w] {}; } } v; struct L { int k; union { int l; }; void f() { [k] {}; [l] {}; } }; }
static union { int gg; }; namespace n { static union { int hh; }; void f() { [hh] {}; } } void h() { [gg] {}; [] { gg = 1; n::hh = 1; }; }
