// Template arguments that are typedefs of instances: types show them, names of classes and members do not.
template <typename T> struct alloc { typedef T value_type; };
template <typename A, typename U = typename A::value_type> struct t2 { void f(int); void g() const; int m; t2(int, int); T y; private: int p; void q(); static int s; };
struct S {};
template <typename A, typename U = typename A::value_type> struct t3 { void f(int); void f(int, U); int m; t3(int, int); U u; const U &r(); private: int p; void q(); };
template <typename T> void fn(T, T); template <typename T> void fk(t3<T> x, T y); template <typename A, typename U = typename A::value_type> void fl(A, U *); void plain(t3<alloc<int>>);
void f(t3<alloc<int>> &a, const t3<alloc<char>> c, t3<alloc<long>, alloc<long>::value_type> d) {
 a.f("x");
 a.f();
 a.p;
 a.q();
 t3<alloc<int>> b;
 t3<alloc<int>> e("a", 1);
 c.r();
 fn(a, 1);
 fn(a, c);
 fk(a, 3);
 fl(alloc<int>(), 3);
 plain(c);
 plain(3);
 a = c;
 a + c;
 int t3<alloc<int>>::*p = 3;
 d.f(1, "x");
 a.nope;
 int i = a.r;
 int *j = a.r();
}
