// What stands where the name of a base class should, and classes that are not complete there.
struct A : int { int x; };
A a;
int y = a.x;
struct C : public { int x; };
struct D : { int x; };
struct B { };
struct E : B, { int x; };
struct F : 3 { int x; };
struct G : unsigned long { int x; };
template <class T> struct H : T, int { int x; };
struct Own : Own { int x; };
struct Around { struct In : Around { }; };
struct V { void f(); virtual void g(); static void h(); };
struct W : V { void f() override; void g() override; void h() override; };
struct X : V { void f() final; };
struct Y : W { void g(); void f(); };
int Hidden; struct H1 : Hidden { }; struct H2 : Hidden<int> { }; namespace hides { int Hidden; struct Base; } struct H3 : hides::Hidden { };
