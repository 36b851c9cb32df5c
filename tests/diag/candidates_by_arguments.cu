// Functions that only the arguments of a call find: in which order, and what they are called.
namespace a { struct A {}; void f(A, int); }
namespace b { struct B : a::A {}; void f(a::A, char); }
namespace c { struct C : b::B {}; void f(a::A, short); }
namespace d { struct D : c::C {}; void f(a::A, long); }
namespace e { struct E {}; void f(a::A, float);  struct G : d::D, E {}; }
namespace g { struct F : d::D, e::E {}; void f(a::A, double); struct H : e::E, c::C { }; }
void t(b::B b1, c::C c1, d::D d1, g::F f1, g::H h, e::G g1) { f(b1, 1ul); f(c1, 1ul); f(d1, 1ul); f(f1, 1ul); f(h, 1ul); f(g1, 1ul); }
template <class T> struct Tm : T {}; template <class T> struct Tn {}; 
namespace i { void f(Tm<a::A>, signed char); struct I : Tm<c::C> {}; void f(a::A, bool); void f(Tn<a::A>, int); struct X {}; }
namespace j { void f(Tn<a::A>, char); struct X; } namespace k { void f(Tn<a::A>, short); struct X; }
void t2(Tm<d::D> x, i::I y) { f(x, 1ul); f(y, 1ul); }
namespace l { struct L : virtual d::D, e::E {}; struct M : e::E, virtual d::D { }; template <class T, class U> struct P : d::D { }; struct Q : P<e::E, L> {}; }
void t3(l::L x, l::M y, l::P<e::E, a::A> z, l::Q q) { f(x, 1ul); f(y, 1ul); f(z, 1ul); f(q, 1ul); f(1ul, x); }
namespace b { void g(int, b::B); } namespace a { void g(char, a::A); } namespace c { void g(short, a::A); }
namespace seven {
namespace a { struct A {}; void f(A, int); void g(A, int*); void h(A, int*); void h(A, char*); template <class T> void k(T, A); void s(A, int*);}
namespace b { struct B {}; void f(a::A, char); void g(B, char*); }
namespace c { struct C {}; void f(a::A, short); }
template <class T, class U, class V> struct P : T { };
void t(P<a::A, b::B, c::C> x) { f(x, 1ul); }
void g(int); void u(a::A x, b::B y) { g(x, 1); g(y, 2); h(x, 1); k(1, 2, x); s(x, 1); g(y); g(1, x); }
template <class T> void h2(T*); namespace a { void h2(A, int); void h2(A, char); } void v(a::A x) { h2(x, x); h2(x, 1ul); h2(x);  }
struct F { friend void fr(F, int*); friend void fr2(F, int*); friend void fr2(F, char*); }; void w(F f) { fr(f, 1); fr2(f, 1); }
namespace d { void f(int); void z(a::A x) { f(x, "a"); f(x, 1ul); } }
}
namespace three {
namespace n { struct A {}; struct B : A {}; void f(A, int); void f(A, char); void f(B, short);  }
namespace m { struct C : n::A {}; void f(C, int); void f(n::A, long); }
void f(n::A, short);
void t(n::A a, m::C c) { f(a, 1ul); f(c, 1ul); n::f(a, 1ul); }
}
