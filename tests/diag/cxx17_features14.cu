// flags: --c++14
// flags: --c++17
/* What C++17 has is taken in C++14, too: most of it is spoken of where it comes first. */
template<class... T> auto right_fold(T... t) { return (t + ...); }
template<class... T> auto second_fold(T... t) { return (t * ...); }
int folded = right_fold(1, 2);
template<bool B> void constexpr_if()
{
	if constexpr (B) {
	} else {
	}
	if constexpr (sizeof(int) == 4) {
	}
}
template void constexpr_if<true>();
template void constexpr_if<false>();
struct members {
	static inline int variable = 1;
	inline void function() {}
};
inline int second_inline = 3;
template<class T> inline T in_template = T();

void initializers(int n)
{
	if (int i = n; i)
		return;
	switch (int i = n; i) {
	}
	if (int i = n)
		return;
}

struct point { int x, y; };
template<class T> void bindings(T t)
{
	auto [a, b] = t;
	auto &[c, d] = t;
	const auto &[e, f]{ t };
	point points[1] = { t };
	for (auto &[g, h] : points)
		;
}
template void bindings(point);
