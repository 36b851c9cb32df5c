/* What a substitution fails for: members without an object, pointers that are assigned to those of an inaccessible base, conversions by a
 * private function, also in a conditional operator. */
template <class T> T &&make() noexcept;
template <class...> using nothing = void;
template <template <class> class A, class T, class = void> constexpr bool valid = false;
template <template <class> class A, class T> constexpr bool valid<A, T, nothing<A<T>>> = true;

struct Base { int named(long) const; static int everywhere(long); };
struct Closed : private Base { };
struct Open : Base {
	template <class T> auto call(T t) const -> decltype(Base::named(t)) { return 1; }
};
template <class T> using assigned = decltype(make<Base *&>() = make<T *>());
static_assert(valid<assigned, Open>, "");
static_assert(!valid<assigned, Closed>, "");

template <class T> using called = decltype(T::named(1));
template <class T> using called_static = decltype(T::everywhere(1));
static_assert(!valid<called, Base>, "");
static_assert(valid<called_static, Base>, "");
static_assert(sizeof(make<Open>().call(1)) == sizeof(int), "");

template <class T> struct Hidden {
private:
	operator T();
};
template <class T> struct Shown { operator T(); };
template <class T> using either = decltype(true ? make<T>() : make<int>());
static_assert(valid<either, Shown<int>>, "");
static_assert(!valid<either, Hidden<int>>, "");

/* An explicit constructor that takes more than the object copies nothing. */
struct Named { explicit Named(const Named &around, int); operator unsigned() const; };
struct NamedWithDefault { NamedWithDefault(const NamedWithDefault &); explicit NamedWithDefault(NamedWithDefault &, const char *, int = 0); };
template <class T> void by_value(T);
template <class T> using passed = decltype(by_value<T>(make<const T &>()));
static_assert(valid<passed, Named>);
static_assert(valid<passed, NamedWithDefault>);
