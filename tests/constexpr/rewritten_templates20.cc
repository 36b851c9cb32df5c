/* C++20: operators that are members and templates, rewritten [over.match.oper]/3.4 [temp.func.order]/3. */
template <class, class> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
namespace members {
	struct any { template <class U> short operator==(const U &) const; };
	struct both { template <class U> bool operator==(const U &) const; template <class U> char operator!=(const U &) const; };
	template <class T> struct box { template <class U> bool operator==(const U &) const; };
	template <class T> struct same_box { template <class U> bool operator==(const box<U> &) const; };
	struct from_int { template <class U> requires same<U, int> bool operator==(U) const; };
	struct less { template <class U> int operator<=>(const U &) const; };
	struct rvalues { template <class U> bool operator==(U &&) &&; };
	any a; both b; box<int> i; box<char> c; same_box<int> s; from_int f; less l;
	static_assert(same<decltype(a == a), short>);
	static_assert(same<decltype(a == 1), short>);
	static_assert(same<decltype(b == b), bool>);
	static_assert(same<decltype(b != b), char>);
	static_assert(same<decltype(b != 1), char>);
	static_assert(same<decltype(i == c), bool>);
	static_assert(same<decltype(i != i), bool>);
	static_assert(same<decltype(1 == i), bool>);
	static_assert(same<decltype(s == c), bool>);
	static_assert(same<decltype(c != s), bool>);
	static_assert(same<decltype(f != 1), bool>);
	static_assert(same<decltype(1 == f), bool>);
	static_assert(same<decltype(l <=> l), int>);
	static_assert(same<decltype(l < l), bool>);
	static_assert(same<decltype(1 > l), bool>);
	template <class L, class R> concept equal = requires(L l, R r) { l == r; };
	static_assert(!equal<from_int &, long> && !equal<char, from_int &> && equal<int, from_int &> && equal<int, const from_int &>);
}
namespace mixed {
	struct left { template <class U> bool operator==(const U &) const; };
	struct right { };
	template <class T> char operator==(const T &, const right &);
	template <class T> struct wrapped { template <class U> bool operator==(const wrapped<U> &) const; };
	template <class T, class U> char operator==(const wrapped<T> &, const U &);
	static_assert(same<decltype(right() == right()), char>);
	static_assert(same<decltype(1 == right()), char>);
	static_assert(same<decltype(wrapped<int>() == wrapped<char>()), bool>);
	static_assert(same<decltype(wrapped<int>() == 1), char>);
}
