// Bases that are not public, or ambiguous: nothing converts to them [conv.ptr]/3 [class.access.base].
struct Base {};
struct Hidden : private Base {};
struct Protected : protected Base {};
struct Behind : Hidden {};
struct Public : Base {};
struct One : Base {};
struct Two : Base {};
struct Both : One, Two {};
struct FromBase {
	FromBase(const Base &);
};
struct FromPointer {
	FromPointer(const Base *);
};
template <class T> struct Inside : T {};
template <class T> struct Wrapped : private Inside<T> {};
template <int...> struct Extents {
	constexpr Extents() = default;
	template <int... N> Extents(const Extents<N...> &);
};

static_assert(!__is_constructible(Base, Hidden));
static_assert(!__is_constructible(Base, const Protected &));
static_assert(!__is_constructible(Base, Behind));
static_assert(!__is_constructible(Base, Both));
static_assert(__is_constructible(Base, Public));
static_assert(!__is_constructible(FromBase, Hidden));
static_assert(!__is_constructible(FromBase, Both));
static_assert(__is_constructible(FromBase, One));
static_assert(!__is_constructible(FromPointer, Hidden *));
static_assert(!__is_constructible(Base, Wrapped<Base>));
static_assert(!__is_constructible(Extents<1>, Wrapped<Extents<1>>));
static_assert(!__is_constructible(Extents<1>, Wrapped<Extents<2>>));
static_assert(__is_constructible(Extents<1>, Inside<Extents<2>>));
static_assert(!__is_assignable(Base &, Hidden));
static_assert(!__is_assignable(Base *&, Hidden *));

template <class T, class U> constexpr auto casts(U &&u) -> decltype(T(static_cast<U &&>(u)), true) { return true; }
template <class T> constexpr bool casts(...) { return false; }
static_assert(!casts<Base>(Hidden()));
static_assert(!casts<FromBase>(Hidden()));
static_assert(casts<Base>(Public()));
static_assert(casts<FromBase>(Public()));
