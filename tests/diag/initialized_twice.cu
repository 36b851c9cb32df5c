// Members and bases with two mem-initializers.
struct B { };
typedef B C;
struct A : B { A() : B(), B() { } A(int) : B(), C() { } };
struct D { D() : a(1), b(2), a(3) { } D(int) : a(1), a("x") { } int a, b; };
template <class... T> struct E : T... { E() : T()... { } };
template <class T> struct G : T { G() : T(), a(1), a(2) { } int a; };
