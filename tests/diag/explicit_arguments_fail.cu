/* Explicit template arguments that make no function; types of objects as they are declared. */
template <class P> void kern(const P *, typename P::value *, int);
template <class P, class Q> void kern3(const P *, typename P::value *, Q);
template <class P, class Q> void kern4(const P *, typename Q::value *, Q);
template <class P> typename P::value kern5(int);
template <class P> void kern6(P &, int (*)[sizeof(P)]);
template <class P, class = typename P::value> void kern8(P);
template <class T> struct en { }; template <> struct en<int> { typedef int type; };
template <class P, typename en<P>::type = 0> void kern9(P);
template <class P> typename en<P>::type kern10(P);
void f() {
	int *p = 0;
	kern<int>(p); kern<int>(p, p, 1); kern<int, int>(p); kern3<int, int>(p, p, 1);
	kern4<int>(p, p, 1); kern5<int>(1); kern6<void>(p, 1); kern8<int>(1); kern9<float>(1); kern10<float>(1.0f); kern10<en>(1); kern5<int*>();
}
template <class T, int N> struct M { template <int K> M<T, K> mul(const M<T, K> &, int) const; void one(T *) const; void one(T, T); M(int); };
typedef M<float, 3> Mat3;
void g(const Mat3 &c, Mat3 *p) {
	Mat3 a(1);
	a.mul(3); c.mul(3); p->mul(3); (*p).mul(3); a.one(1); c.one(1); p->one(2);
}
