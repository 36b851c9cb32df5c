/* Constants of a template are no parameters: their specializations need no typename. */
template<class T> struct Def { T t; };
struct Asg { };
template<class P, int A, int B, template<class> class Al = Def, class C = Asg> struct Impl { using Init = P; struct In { }; template<class Q> void f(Q); Al<int> a; };
template<int N> struct Part { int v[N]; };
template<int N, int A, int B, template<class> class Al = Def, class C = Asg> using PC = Impl<Part<N>, A, B, Al, C>;
template<class P, int A, int B, template<class> class Al, class C> void other(const Impl<P, A, B, Al, C> &);
template<class P, int A, int B, template<class> class Al, class C> template<class Q> void Impl<P, A, B, Al, C>::f(Q) { }
void use() { using My = PC<1, 2, 3>; My x; My::Init p = {{1}}; other(x); x.f(1); static_assert(__is_same(My, Impl<Part<1>, 2, 3>)); }
template<int X> void use2() { constexpr int N = 4; using My = PC<N, 2, 3>; My x; My::Init p = {{1}}; other(x); x.f(1); }
void use3() { use2<1>(); }
