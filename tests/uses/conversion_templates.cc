/* Copy-initialization by a conversion function that is a template, beside constructor templates that are explicit or do not take part. */
template<bool, class T = void> struct enable_if {};
template<class T> struct enable_if<true, T> { using type = T; };
template<class T> struct refused { static_assert(sizeof(T) == 0, ""); static constexpr bool value = false; };
template<class... T> struct tuple {
	tuple() {}
	tuple(const tuple &) {}
	tuple(tuple &&) {}
	template<class... U, typename enable_if<sizeof...(U) == sizeof...(T), int>::type = 0> tuple(U &&...) {}
	template<class U, bool B = refused<U>::value> explicit tuple(U &&, int = 0) {}
};
template<class... T> struct references {
	template<class... U, typename enable_if<sizeof...(U) == sizeof...(T), int>::type = 0> operator tuple<U...>() const { return {}; }
};
tuple<int, char> lvalue(references<int &, char &> &r) { return r; }
tuple<long, char> constant(const references<int &, char &> &r) { tuple<long, char> t = r; return t; }
int main() {}
