/* Operators of classes with conversion function templates, for which there may be any built-in operator [over.match.oper] [over.built]. */
template <class, class> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <class T> concept scalar = same<T, int> || same<T, const char *>;
struct value {
	template <class T> value(T &&);
	template <class T> operator T() const;
	bool operator==(const value &) const;
	template <scalar T> short operator==(T) const;
	template <class T> char operator<(const T &) const;
	int operator+(const value &) const;
	long operator*(int) const;
};
extern value v;
extern const value c;
static_assert(same<decltype(v == v), bool>);
static_assert(same<decltype(v == 3), short>);
static_assert(same<decltype(c == "a"), short>);
static_assert(same<decltype(v < 1), char>);
static_assert(same<decltype(v < v), char>);
static_assert(same<decltype(v + v), int>);
static_assert(same<decltype(v * 2), long>);
