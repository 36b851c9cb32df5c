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
