// The types of candidates are instantiated where a call asks for them, in the order in which they are written.
# 1 "library.h" 1 3
template <unsigned long N, class T> struct Nth { };
template <class T> struct Nth<0, T> {
	using type = T;
};
template <unsigned long N, class T> struct Element {
	static_assert(N < 3, "too far");
	using type = typename Nth<N ? N - 1 : 0, T>::type;
};
template <unsigned long N, class T> using Element_t = typename Element<N, T>::type;
template <unsigned long N, class T> typename Element<N, T>::type &get(T &v) { return v; }
template <unsigned long N, class T> Element_t<N, T> &take(T &v) { return v; }
# 15 "instances_in_candidates.cu" 2
int use(int);
int u;
void calls(int v)
{
	get<0>(v);
	get<2>(v);
	get<2>(v);
	if (get<4>(v))
		return;
	int x = take<5>(v);
	use(take<6>(v) + 1);
	auto y = get<7>(u);
	take<1>(v) = 1;
}
int bound[sizeof(get<8>(u))];
auto l = [] { return get<9>(u); };
struct S {
	int m = get<10>(u), p;
	S() : p(take<11>(u)) { }
};
template <class T> void in_template(T t)
{
	get<12>(t);
	get<13>(u);
}
template <class T, class = typename Element<14, T>::type> void chosen(T);
void chosen(...);

/* ---- what fails first ends it ---- */

template <bool, class T> struct If { };
template <class T> struct If<true, T> {
	using type = T;
};
template <bool B, class T> using If_t = typename If<B, T>::type;
template <class C> struct Value {
	using key = typename C::key;
};
struct Config {
	using key = int;
};
struct Other { };
template <class C> struct is_config {
	static const bool value = false;
};
template <class C> If_t<is_config<C>::value, Value<C>> &find(Value<C> &v, const typename Value<C>::key &);
template <class C> void find(If_t<is_config<C>::value, Value<C>> &v, const typename Value<C>::key &);
template <class T, class C> int find(const Value<C> &v, int);
void finds(Value<Config> &v)
{
	chosen(u);
	find<Other>(v, 1);
}
