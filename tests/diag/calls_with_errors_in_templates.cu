template<class T> struct D { T x; template<class U> D<T> operator-(D<U>); };
template<class To, class T> To dc(D<T>);
template<class T> void nd(D<T>);
template<class T> void np(T *, int);
D<int> now();
void plain(int);
void plain(float, int);
template<int N> void f(int n) {
	auto s = now();
	auto e = undef::now();
	auto d = dc<D<int>>(e - s);
	d.x;
	dc<int>(e);
	nd(e - s);
	np(e, 1);
	plain(e);
	plain(e, e);
	auto k = undef3;
	nd(k);
	nd(k + N);
	nd(N - k);
}
template<class T> void g(T t) {
	auto e = undef;
	nd(e - t);
	nd(t - e);
	np(e, t);
	dc<T>(e);
	T u = e;
	nd(u);
	T::f(e);
	auto z = t - e;
	nd(z);
}
auto l = [](auto t) { auto e = undef; nd(e); nd(e - t); };
template<class T> struct C { void m() { auto e = undef; nd(e); D<int> q = e; } void n(); };
template<class T> void C<T>::n() { auto e = undef(); nd(e); dc<T>(e); }
undef one(int);
void values(int (*p)(int)) { p = one; int x = one; }
