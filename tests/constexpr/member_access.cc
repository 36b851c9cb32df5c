// Access to member types and templates, and to what stands before ::, where a substitution may fail.
template <class...> using void_type = void;
class hidden_template { template <class> struct rebind { using other = void; }; public: int x; };
struct hidden_within { template <class> struct rebind { class none; private: using other = void; }; };
struct parts {
	template <class T> struct open { using type = int; };
	struct inside { using type = int; };
private:
	template <class T> using alias = T;
	using type = int;
	struct part { using other = int; static constexpr int v = 1; };
	template <class T> static constexpr int value = 1;
	template <class T> static int function();
	template <class> struct member { static constexpr int v = 1; };
protected:
	struct kept { using type = int; };
};
struct derived : parts { using self = derived; };
class injected { public: using type = int; static constexpr int v = 1; };
struct outer { private: struct inner { static constexpr int v = 1; }; public: using shown = inner; };
template <template <class> class> struct takes;
template <class T, class = void> constexpr bool rebound = false; template <class T> constexpr bool rebound<T, void_type<typename T::template rebind<int>::other>> = true;
template <class T, class = void> constexpr bool rebinds = false; template <class T> constexpr bool rebinds<T, void_type<typename T::template rebind<int> >> = true;
template <class T, class = void> constexpr bool alias = false; template <class T> constexpr bool alias<T, void_type<typename T::template alias<int> >> = true;
template <class T, class = void> constexpr bool type = false; template <class T> constexpr bool type<T, void_type<typename T::type>> = true;
template <class T, class = void> constexpr bool part = false; template <class T> constexpr bool part<T, void_type<typename T::part::other>> = true;
template <class T, class = void> constexpr bool part_value = false; template <class T> constexpr bool part_value<T, void_type<decltype(T::part::v)>> = true;
template <class T, class = void> constexpr bool value = false; template <class T> constexpr bool value<T, void_type<decltype(T::template value<int>)>> = true;
template <class T, class = void> constexpr bool function = false; template <class T> constexpr bool function<T, void_type<decltype(T::template function<int>())>> = true;
template <class T, class = void> constexpr bool member = false; template <class T> constexpr bool member<T, void_type<decltype(T::template member<int>::v)>> = true;
template <class T, class = void> constexpr bool member_name = false; template <class T> constexpr bool member_name<T, void_type<takes<T::template member> >> = true;
template <class T, class = void> constexpr bool open = false; template <class T> constexpr bool open<T, void_type<typename T::template open<int>::type>> = true;
template <class T, class = void> constexpr bool inside = false; template <class T> constexpr bool inside<T, void_type<typename T::inside::type>> = true;
template <class T, class = void> constexpr bool kept = false; template <class T> constexpr bool kept<T, void_type<typename T::kept::type>> = true;
template <class T, class = void> constexpr bool self = false; template <class T> constexpr bool self<T, void_type<typename T::self::inside::type>> = true;
template <class T, class = void> constexpr bool own_name = false; template <class T> constexpr bool own_name<T, void_type<typename T::injected::type, decltype(T::injected::v)>> = true;
template <class T, class = void> constexpr bool shown = false; template <class T> constexpr bool shown<T, void_type<decltype(T::shown::v)>> = true;
static_assert(!rebound<hidden_template>);
static_assert(!rebound<hidden_within>);
static_assert(!rebinds<hidden_template>);
static_assert(rebinds<hidden_within>);
static_assert(!alias<parts> && !alias<derived>);
static_assert(!type<parts> && !type<derived>);
static_assert(!part<parts> && !part<derived>);
static_assert(!part_value<parts>);
static_assert(!value<parts> && !value<derived>);
static_assert(!function<parts>);
static_assert(!member<parts> && !member<derived>);
static_assert(!member_name<parts>);
static_assert(open<parts> && open<derived>);
static_assert(inside<parts> && inside<derived>);
static_assert(!kept<parts> && !kept<derived>);
static_assert(self<derived>);
static_assert(own_name<injected>);
static_assert(shown<outer>);
// Friends, and the class itself, may.
class host
{
 template <class> struct rebind { using other = void; };
 struct part { using other = int; };
 template <class T> friend constexpr bool may(void_type<typename T::template rebind<int>::other, typename T::part::other> *);
public:
 template <class T> static constexpr bool within(void_type<typename T::template rebind<int>::other, typename T::part::other> *) { return true; }
 template <class T> static constexpr bool within(...) { return false; }
};
template <class T> constexpr bool may(void_type<typename T::template rebind<int>::other, typename T::part::other> *) { return true; }
template <class T> constexpr bool may(...) { return false; }
static_assert(may<host>(nullptr));
static_assert(host::within<host>(nullptr));
