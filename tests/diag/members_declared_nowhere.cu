/* Definitions of members that classes, namespaces and class templates do not declare, or declare with other types. */
template <typename T, int N> struct M {
	typedef T value;
	void f(const M &);
	M &operator+=(const M &o);
	void g(T *p, int n);
	void h(value v);
	T get(int i) const;
	M();
	M(int);
	void two(int); void two(T *);
	const T &at(int) const; T &at(int) const;
	void same(const T *, value, const M &, M<T *, N> *, typename M<T, N>::value *, decltype(T()));
	T data[N];
};
template <typename T, int N> void M<T, N>::f(M &o) { y; this->z; o.q; }
template <typename T, int N> void M<T, N>::g(T p, int n) { zz; }
template <typename T, int N> void M<T, N>::h(T *v) {}
template <typename T, int N> int M<T, N>::get(int i) const { return data[i]; }
template <typename T, int N> T M<T, N>::get(long i) const { return data[i]; }
template <typename T, int N> void M<T, N>::missing(M a, M *b, const M &c, T t, value v) { undefined1; this->f(); f(*this); }
template <typename T, int N> M<T, N> &M<T, N>::operator-=(const M &o) { undefined2; return *this; }
template <typename T, int N> M<T, N> &M<T, N>::operator+=(M o) { undefined2; return *this; }
template <typename T, int N> M<T, N>::M(long) { undefined3; }
template <typename T, int N> int M<T, N>::total = 0;
template <typename T, int N> void M<T, N>::two(T &) {}
template <typename T, int N> M<T, N> M<T, N>::missing2() { return M(); }
template <typename T, int N> typename M<T, N>::value M<T, N>::missing4(value x) { return M(); }
template <typename T, int N> void M<T, N>::same(const T *, T, const M<T, N> &, M<T *, N> *, value *, decltype(T())) {}

struct S { typedef int value; void f(value); void q(value); void q(value *); };
void S::missing(value v, undefd w) { zz; this->f(1); f(2); }
void S::f(value *v, undefd2 w) { zz; this->f(1); f(2); }
void S::f(value *v) { zz; this->f(1); f(2); }
void S::q() { zz; this->f(1); f(2); }
value S::missing2(value v) { zz; this->f(1); f(2); }
namespace n { typedef int nv; }
void n::missing(nv x) { zz; }
template <class T> void S::tmissing(value v, undefd w) { zz; this->f(1); f(2); }
template <class T> void n::missing(nv x) { zz; }
int S::i = zz;
template <class T> struct P { struct I { void f(); }; };
template <class T> void P<T>::I::h(I i) { zz; }
