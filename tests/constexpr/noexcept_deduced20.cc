// noexcept of T{…} whose class is deduced, and default constructors with constraints.
struct F { F() noexcept; }; struct Th { Th() noexcept(false); };
template<class V> concept di = __is_constructible(V);
template<class V> struct d1 { V base = V(); d1() = default; };
static_assert(__is_nothrow_constructible(d1<F>));
static_assert(!__is_nothrow_constructible(d1<Th>));
template<class V> struct d2 { V base; d2() requires di<V> = default; };
static_assert(__is_nothrow_constructible(d2<F>));
template<class V> struct d3 { V base = V(); d3() requires di<V> = default; };
static_assert(__is_nothrow_constructible(d3<F>));
template<class V> struct d4 { V base = V(); d4() = default; d4(int);};
static_assert(__is_nothrow_constructible(d4<F>));
template<class V> struct d5 { V base{}; d5() requires di<V> = default; };
static_assert(__is_nothrow_constructible(d5<F>));
template<class V> struct d6 { int n = 0; d6() requires di<V> = default; };
static_assert(__is_nothrow_constructible(d6<F>));
template<class T> struct sv { constexpr sv() noexcept = default; };
template<class T> struct ctx { constexpr explicit ctx(sv<T> f, int n = 0) noexcept; ctx(const ctx &) = delete; };
static_assert(noexcept(ctx{sv<char>{}}));
static_assert(noexcept(ctx{sv<char>{}, 42}));
static_assert(noexcept(ctx(sv<char>{}, 42)));
static_assert(noexcept(ctx<char>{sv<char>{}, 42}));
template<class CharT> constexpr void test() { static_assert(noexcept(ctx{sv<CharT>{}})); static_assert(noexcept(ctx{sv<CharT>{}, 42})); }
void f() { test<char>(); }
template<class V> struct dv { V base = V(); int n = 0; dv() requires di<V> = default; constexpr dv(V b, int n); };
static_assert(__is_nothrow_constructible(dv<F>));
static_assert(!__is_nothrow_constructible(dv<Th>));
static_assert(__is_constructible(dv<Th>));
