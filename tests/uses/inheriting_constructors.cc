/* Constructors that using-declarations inherit, through several classes, of templates too [namespace.udecl] [class.inhctor.init]. */
struct part { part() {} part(const part &) {} ~part() {} int x; };
struct B { B(int) {} B(part, long = 2) {} template<class T> B(T *, int) {} part p; };
struct M : B { using B::B; part q; };
struct D : M { using M::M; int k = 3; };
template<class T> struct TB { TB(T, int) {} template<class U> TB(U, T *) {} };
template<class T> struct TD : TB<T> { using TB<T>::TB; };
template<class T> struct V { T t; template<class... A> V(int, A &&...) {} V() = default; };
template<class T> struct V1 : V<T> { using base = V<T>; using base::base; V1() = default; };
template<class T> struct V2 : V1<T> { using base = V1<T>; using base::base; };
template<class T> struct V3 : V2<T> { using base = V2<T>; using base::V2; };
struct V4 : V<int> { using base = V<int>; using base::base; };
void typedef_names() { V2<int> a(1, 2); V3<int> b(1, 'c'); V4 c(1, 2l); }
int main() { part p; M m(1); M m2(p); D d(1); D d2(&p, 2); TD<int> t(1, 2); TD<long> t2(p, nullptr); TD<char> t3{'c', 1}; }
/* Also the default constructor, where the class has none of its own; by casts and conversions. */
struct Plain { int t; Plain(); Plain(int); };
inline Plain::Plain() : t() { }
inline Plain::Plain(int t) : t(t) { }
template<class T> struct Movable : Plain { using Plain::Plain; Movable(Movable &&) = default; };
template<class T> struct Holder { Movable<T> m; Holder() : m() { } };
struct Member { Holder<int> p; Member() : p() { } };
void cast_and_convert()
{
	Member m;
	Movable<long>(3);
	Movable<char>{ 4 };
	(Movable<short>)3;
	static_cast<Movable<unsigned>>(3);
	new Movable<float>(3);
	new Movable<double>;
	new Movable<bool>();
	Movable<int *>();
}
Movable<char *> returned() { return 3; }
Movable<long *> from_list() { return {}; }
