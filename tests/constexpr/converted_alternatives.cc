// Of ?: with an object and a scalar, the object is converted, whichever is chosen [expr.cond]/4.
template <auto v> struct constant {
	constexpr operator decltype(v)() const { return v; }
};
struct other {
	int value;
	constexpr other(int v) : value(v) {}
};
template <bool condition> constexpr int halved()
{
	constexpr int result = condition ? constant<128>() / 2 : constant<128>();

	return result;
}
static_assert(halved<true>() == 64);
static_assert(halved<false>() == 128);
static_assert((constant<1>() ? constant<5>() : 7L) == 5);
static_assert((constant<0>() ? constant<5>() : 7L) == 7);
static_assert(sizeof(true ? constant<'c'>() : 7L) == sizeof(long));
constexpr long chosen = constant<true>() ? constant<'c'>() : 7L;
static_assert(chosen == 'c');
static_assert((true ? constant<2>() : constant<2>()) == 2);
static_assert((true ? other(3) : other(4)).value == 3);

// A conversion function to a reference makes an lvalue, or an xvalue, of the object [expr.cond]/4.1.
template <class T> T &&declval();
template <class A, class B> inline constexpr bool same = false;
template <class A> inline constexpr bool same<A, A> = true;
struct target {};
struct base {};
struct derived : base {};
struct to_volatile {
	to_volatile(to_volatile volatile &);
	operator target volatile &() volatile;
};
struct to_const {
	to_const(to_const const &);
	operator target const &() const;
};
struct to_int_reference {
	operator int &();
};
struct to_int {
	operator int();
};
struct to_int_rvalue {
	operator int &&();
};
struct to_const_long {
	operator const long &() const;
};
struct to_derived {
	operator derived &();
};
template <class A, class B> using alternative = decltype(false ? declval<A>() : declval<B>());
static_assert(same<alternative<to_volatile volatile &, target volatile &>, target volatile &>);
static_assert(same<alternative<target volatile &, to_volatile volatile &>, target volatile &>);
static_assert(same<decltype(false ? declval<to_volatile volatile &>() : declval<target volatile &>()), target volatile &>);
static_assert(same<decltype(false ? declval<to_const const &>() : declval<target const &>()), target const &>);
static_assert(same<decltype(false ? declval<to_int_reference &>() : declval<int &>()), int &>);
static_assert(same<decltype(false ? declval<to_int_reference>() : declval<int &>()), int &>);
static_assert(same<decltype(false ? declval<to_int &>() : declval<int &>()), int>);
static_assert(same<decltype(false ? declval<to_int_rvalue>() : declval<int &&>()), int &&>);
static_assert(same<decltype(false ? declval<to_int_rvalue>() : declval<int &>()), int>);
static_assert(same<decltype(false ? declval<to_const_long>() : declval<long &>()), long>);
static_assert(same<decltype(false ? declval<to_const_long>() : declval<const long &>()), const long &>);
static_assert(same<decltype(false ? declval<to_derived>() : declval<base &>()), base &>);
static_assert(same<decltype(false ? declval<to_int_reference>() : declval<const int &>()), const int &>);
static_assert(same<decltype(false ? declval<to_int_reference>() : 1), int>);
static_assert(same<decltype(false ? declval<base &>() : declval<derived &>()), base &>);
