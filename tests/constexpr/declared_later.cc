// Default template arguments that fail do so only until what they need is declared; those of the same arguments are the same.
struct X { };
template <class T, class = decltype(find(T()))> constexpr int call(T, int) { return 1; }
template <class T> constexpr int call(T, long) { return 0; }
static_assert(call(X(), 0) == 0);
static_assert(call(X(), 0) == 0);
void find(X);
static_assert(call(X(), 0) == 1);
static_assert(call(X(), 0) == 1);

struct Y;
template <class T, int = sizeof(T)> constexpr int size(int) { return 1; }
template <class T> constexpr int size(long) { return 0; }
static_assert(size<Y>(0) == 0);
struct Y { };
static_assert(size<Y>(0) == 1);

constexpr int inside()
{
	struct Z { int z[5]; };
	return size<Z>(0);
}
static_assert(inside() == 1);

template <int N, class... T> struct sizes { static constexpr int value = N + sizeof...(T); };
template <class A, class B, int N = sizes<sizeof(A), A, B>::value, class... C> constexpr int sum(A, B, C...) { return N * 100 + sizeof...(C); }
static_assert(sum('a', 'b') == 300);
static_assert(sum('a', 'b') == 300);
static_assert(sum('a', 'b', 1, 2) == 302);
static_assert(sum('a', 'b', 1, 2L) == 302);
static_assert(sum(char(), short(), 1) == 301);
static_assert(sum(short(), char(), 1) == 401);

template <bool B, class T = void> struct enable_if { using type = T; };
template <class T> struct enable_if<false, T> { };
template <bool B, typename enable_if<B, int>::type = 0> inline constexpr int holds = 1;
template <class T> constexpr auto satisfied(int) -> decltype(holds<(sizeof(T) > 1)>) { return true; }
template <class T> constexpr bool satisfied(long) { return false; }
static_assert(satisfied<int>(0) && satisfied<int>(0) && !satisfied<char>(0) && !satisfied<char>(0));
