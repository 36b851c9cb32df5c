/* Functions that a class declares beside those which a using-declaration brings in, before and after [namespace.udecl]/14: no errors. */
struct B { virtual void f(int) { } virtual void f(int, int) = 0; virtual ~B(); template<class T> void g(T) { } void h(int) const { } static void s(int) { } };
struct C : B { void f(int) override; void f(int, int) override; template<class T> void g(T); void h(int) const; static void s(int); using B::f; using B::h; using B::s; };
void C::f(int) { }
void C::f(int, int) { }
template<class T> void C::g(T) { }
void C::h(int) const { }
void C::s(int) { }
struct D : B { using B::f; void f(int) override; void f(int, int) override; using B::g; template<class T> void g(T); };
void D::f(int) { }
void D::f(int, int) { }
template<class T> void D::g(T) { }
template<class T> struct E : B { void f(T) override; void f(T, T) override; using B::f; };
template<class T> void E<T>::f(T) { }
template<class T> void E<T>::f(T, T) { }
C c; D d; E<int> e; auto p = new C; auto q = new D;
void use() { c.f(1); d.f(1, 2); e.f(1); c.g(1); d.g(2); c.h(1); c.s(1); }
struct F : B { using B::f; void f(int) override; }; F f; /* abstract, but for f(int) */
