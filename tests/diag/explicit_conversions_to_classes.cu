/* An object that is initialized directly from another one may be copied from what an explicit conversion function makes of it
 * [over.match.copy]. */
struct D { D(); D(const D &); };
struct M { M(M &&); };
struct E { explicit operator D() const; explicit operator M(); };
static_assert(__is_constructible(D, E), "");
static_assert(__is_constructible(D, const E &), "");
static_assert(__is_constructible(M, E), "");
static_assert(!__is_constructible(M, const E), "");
D d(E{}), d2 = D(E()), d3 = (D)E(), d4 = static_cast<D>(E()), d5{ E() };
template <class T> auto f(int) -> decltype(D(T()), 1);
template <class T> char f(...);
template <class T> auto g(int) -> decltype(static_cast<D>(T()), 1);
template <class T> char g(...);
static_assert(sizeof(f<E>(1)) == 4 && sizeof(g<E>(1)) == 4 && sizeof(f<M *>(1)) == 1, "");

struct Lvalue { explicit operator D &(); explicit operator M &(); };
static_assert(__is_constructible(D, Lvalue), "");
static_assert(!__is_constructible(M, Lvalue), "");
struct Rvalue { explicit operator M &&(); };
static_assert(__is_constructible(M, Rvalue), "");
struct Const { explicit operator const D(); };
static_assert(__is_constructible(D, Const), "");
struct Derived : D { };
struct To_derived { explicit operator Derived(); };
static_assert(!__is_constructible(D, To_derived), "");
struct From { From(const D &); };
static_assert(!__is_constructible(From, E), "");
struct Several { Several(int); Several(const Several &, int = 0); };
struct Two { operator int(); explicit operator Several(); };
static_assert(__is_constructible(Several, Two), "");

template <bool B> struct enable { using type = void; };
template <> struct enable<false> { };
template <class A, class B> struct same { static constexpr bool value = false; };
template <class A> struct same<A, A> { static constexpr bool value = true; };
template <class T> struct Box { Box() = default; template <class O> constexpr Box(Box<O>) noexcept { } };
template <class T> struct Any { template <class O> explicit operator Box<O>() const { return Box<O>{}; } };
template <class T> struct Some { template <class O, typename enable<same<O, T>::value>::type * = nullptr> explicit operator Box<O>() const; };
static_assert(__is_constructible(Box<int>, Any<char>), "");
static_assert(__is_constructible(Box<int>, Some<int>), "");
static_assert(__is_constructible(D, E, int), "an argument too many");
static_assert(!__is_constructible(Box<int>, Some<char>) && !__is_constructible(Box<int>, char), "");
