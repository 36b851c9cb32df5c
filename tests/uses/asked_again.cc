// C++20: what constraints ask for themselves on the way, in several places, is asked again behind that.
template <class T> concept has_end = requires(T &t) { static_cast<decltype(t.end())>(t.end()); };
struct end_of {
	template <class T> requires has_end<T> auto operator()(T &t) const { return t.end(); }
	template <class T> requires (!has_end<T>) void operator()(T &) const = delete;
};
inline constexpr end_of end{};
template <class T> concept range = requires(T &t) { end(t); };
template <class T, int N> concept has_size = requires(T &t) { end(t) - t.begin() + N; };
template <class T, int N> concept compares = requires(T &t) { end(t) == t.begin() + N; };
template <int N> struct empty_of {
	template <class T> requires has_size<T, N> bool operator()(T &t) const { return end(t) - t.begin() == 0; }
	template <class T> requires (!has_size<T, N> && compares<T, N>) bool operator()(T &t) const { return end(t) == t.begin(); }
};
template <class T, int N> concept can_be_empty = requires(T &t) { empty_of<N>{}(t); };
template <class D> struct interface {
	template <class E = D> explicit operator bool() requires can_be_empty<E, 1> { return !empty_of<1>{}(static_cast<D &>(*this)); }
	template <class E = D> explicit operator int() requires can_be_empty<E, 2> { return !empty_of<2>{}(static_cast<D &>(*this)); }
	template <class E = D> explicit operator char() requires can_be_empty<E, 3> { return !empty_of<3>{}(static_cast<D &>(*this)); }
	template <class E = D> explicit operator long() requires can_be_empty<E, 4> { return !empty_of<4>{}(static_cast<D &>(*this)); }
};
template <class V> struct view : interface<view<V>> {
	struct sentinel {
		V *at;
		sentinel() = default;
		explicit sentinel(view &v) : at(v.first) {}
		friend bool operator==(const sentinel &s, V *p) { return s.at == p; }
	};
	V *first;
	V *begin() { return first; }
	auto end() { return sentinel{*this}; }
};
template <class R> requires range<R> int count(R &r) {
	int n = 0;
	for (auto p = r.begin(); !(end(r) == p); ++p)
		n++;
	return n;
}
template <class R> requires (!range<R>) int count(R &) { return 0; }
int use(view<int> &v) { return count(v); }
