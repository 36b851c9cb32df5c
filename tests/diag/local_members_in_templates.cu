/* Default member initializers of local classes in templates and generic lambdas are looked at once the class is complete, as in other
 * functions: they name members that come later, but no variables of the function around. */
template <class T> struct Outer { T t; static int size(); };
template <class T, int N> int valid(T n) {
	static T kept;
	constexpr T fixed = T(1);
	struct Local {
		T a = T(), b = a, c{later()}, d = kept, e = fixed;
		int f = N, g = sizeof(T) + sizeof(n), h[N] = { 1, 2, N };
		Outer<T> o = { a }, o2{ b };
		T *p = &a;
		Local *self = this;
		int q = o.t + Outer<T>::size() + T::value;
		T later() { return z; }
		int z = [this](auto y) { return this->f + y; }(1), zz = [](T t) { return N; }(T());
		typename T::type tt = T::make();
		int given(int arg = N + sizeof(a), T t = T{}) { return arg; }
	};
	auto g = [](auto x) {
		struct Inner {
			decltype(x) v = 1;
			int w = sizeof(x) + N, y = v;
			T t = T(1);
			Inner *m = this;
			struct Own { int i = N; int j = i; } in = { 1 };
		} inner;
		return inner.v;
	};
	return g(1) + g(2.0);
}
template <class T> void named(T n, const T c, int i) {
	T unset;
	const T set = T(1);
	struct Local {
		T a = n, b = c, d = unset, e = set;
		int f = i, g = undefined;
		int body() { return n; }
	};
}
template <class T> struct Class {
	void member(int n) {
		struct Local { int a = n, b = undefined; };
	}
};
void lambdas(int n) {
	auto plain = []() {
		int k = 1;
		struct Local {
			int a = n, b = k;
			int c = [] { return k; }(), d = [] { return n; }();
		};
	};
	auto generic = [](auto x, const auto c) {
		int k = 1;
		auto same = x;
		struct Local { int a = n, b = k, d = x, e = c, f = same, g = undefined; };
	};
}
