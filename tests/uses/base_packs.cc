/* Mem-initializers of a pack of bases, whose names the injected-class-names of all of them are. */
typedef unsigned long size_t;
template<size_t... I> struct indices {};
template<class... T> struct types {};
template<size_t I, class T> struct leaf {
	T value;
	leaf() : value() { static_assert(I > 100, "default"); }
	template<class U> explicit leaf(U &&u) : value(static_cast<U &&>(u)) {}
};
template<class I, class... T> struct impl;
template<size_t... I, class... T> struct impl<indices<I...>, T...> : leaf<I, T>... {
	template<size_t... J, class... V, class... U>
	explicit impl(indices<J...>, types<V...>, U &&... u) : leaf<J, V>(static_cast<U &&>(u))... {}
};
int main() { int a; float b; impl<indices<0, 1>, int &, float &> x(indices<0, 1>(), types<int &, float &>(), a, b); }
