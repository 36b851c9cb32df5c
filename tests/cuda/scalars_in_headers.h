/* A library's header: values of scalar types that the signatures of its templates make. */
#pragma GCC system_header
typedef const void *address;
struct handle {
	handle(address);
	handle();
};
template <class T> T some();
void none();
template <class T> using kept = decltype(some<T>());
template <class T> auto trailing(T t) -> decltype(void(), 1 + t.member) { return 1; }
template <class T, class = decltype(void(), some<T>().member)> int as_default(T t) { return 2; }
template <class T> using alias = decltype(use(handle{ address{} }, some<T>()));
struct holder {
	template <class T> using alias = kept<decltype(use(handle{ ::address{} }, bool{}, ::some<T>()))>;
	template <class T> alias<T> call(T t) { return 3; }
};
template <class T> alias<T> aliased(T t) { return 4; }
template <class T> kept<decltype(use(address{}, int{ 3 }, double(), some<T>()))> nested(T t) { return 5; }
