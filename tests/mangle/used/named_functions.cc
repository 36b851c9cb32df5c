// Functions of headers that expressions name for certain: they are spelled with their own signatures.
#include <utility>
template <class Q> struct document {
	using self = document;
	int size() const { return 1; }
	template <class P> P pick(P) const { return {}; }
	template <class P> auto sum(P p) -> decltype(std::declval<int &>() + p) { return p; }
	template <class P> auto sized(P p) -> decltype(std::declval<self &>().size() + p) { return p; }
	template <class P> auto picked() const -> decltype(std::declval<const self &>().template pick<P>(std::declval<P>())) { return {}; }
};
template <class P> auto free_sum(P p) -> decltype(std::declval<P &>() + std::declval<long>()) { return p; }
int main() { document<char> d; d.sum(1); d.sized(1); d.picked<long>(); free_sum(1); }

// Parameters of function type are pointers [temp.param]; arguments may be one of several functions, or a template.
template <class T, class U> inline void of_two(const T &, const U &) {}
template <class T, class U, void F(const T &, const U &)> struct Takes {
	template <class V> void call(V &v) { F(v, v); }
};
static int one_of(int) { return 1; }
static int one_of(char) { return 2; }
template <class R, class P, R F(P)> struct Calls {
	R call(P p) { return F(p); }
};
int call_functions()
{
	int i = 0;
	Takes<int, int, of_two>().call(i);
	return Calls<int, int, one_of>().call(1) + Calls<int, char, one_of>().call('a');
}
