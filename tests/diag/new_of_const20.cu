// flags: --c++20
// const objects that new makes without an initializer, where a substitution may fail.
struct empty {};
struct scalar { int a; };
struct valued { int a = 1; };
struct made { made(); int a; };
struct defaulted { defaulted() = default; int a; };
struct defaulted_empty { defaulted_empty() = default; };
struct defaulted_valued { defaulted_valued() = default; int a = 1; };
struct derived : made {};
struct derived_defaulted : made { derived_defaulted() = default; };
struct derived_empty : empty {};
struct on_virtual : virtual empty {};
struct with_made { made m; };
struct with_empty { empty e; };
struct with_virtual { virtual void f(); };
struct without { without() = delete; };
template <class T> concept can = requires { new T; };
static_assert(!can<const empty>);
static_assert(can<const scalar>);
static_assert(can<const valued>);
static_assert(!can<const made>);
static_assert(can<const defaulted>);
static_assert(!can<const defaulted_empty>);
static_assert(!can<const defaulted_valued>);
static_assert(can<const derived>);
static_assert(!can<const derived_defaulted>);
static_assert(!can<const derived_empty>);
static_assert(can<const on_virtual>);
static_assert(can<const with_made>);
static_assert(can<const with_empty>);
static_assert(can<const with_virtual>);
static_assert(can<const without>);
static_assert(can<const int>);
static_assert(!can<int *const>);
static_assert(can<const scalar[2]>);
static_assert(!can<const made[2]>);
static_assert(!can<scalar>);

// What is not known of one class is not what another is.
template <class T, class = void> struct is_new { static constexpr bool value = false; };
template <class T> struct is_new<T, decltype(void(new T))> { static constexpr bool value = true; };
template <int V> struct constant { static constexpr int value = V; };
struct base : constant<is_new<const with_empty>::value> {};
static_assert(base::value);
constant<is_new<const scalar>::value> no;
static_assert(decltype(no)::value);

// Concepts of the user's files by their names.
namespace sizes { template <class T> concept small = sizeof(T) < 4; static_assert(small<int>); static_assert(small<char>); }
