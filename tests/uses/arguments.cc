/* Arguments of templates: addresses, values that are handed on, packs in traits, concepts as C++17 spells them. */
extern "C" int c_function(void **);
namespace N {
int function(char);
extern int variable;
template<class T> struct Q {};
int of_classes(Q<int>, Q<int>);
}
extern int global;
typedef int (*Allocate)(void **);
template<Allocate a, class P> struct Resource { void go() {} };
template<int (*f)(char), class P> void pointer(P) {}
template<int (&f)(char), class P> void reference(P) {}
template<int &v, class P> void variable(P) {}
template<int (*f)(N::Q<int>, N::Q<int>), class P> void classes(P) {}
enum class Order { ascending, descending };
template<class P, Order O, class K> void kernel(K *) {}
template<Order O, class K> void dispatch(K k) { kernel<int, O, K>(&k); }

template<bool> struct enable {};
template<> struct enable<true> { using type = int; };
template<bool B> using enable_t = typename enable<B>::type;
template<bool B, enable_t<B> = 0> inline constexpr int requirement = 0;
template<class...> struct Tag;
template<class T, class... A> inline constexpr bool constructible = __is_constructible(T, A...);
template<class T, class... A>
auto fragment() -> enable_t<!(decltype(void(), requirement<constructible<T, A...>>, void(), false){})> { return 0; }
template<class... A> char test(Tag<A...> *, decltype(&fragment<A...>));
char (&test(...))[2];
template<class T, class... A> inline constexpr bool concept_like = 1u == sizeof(test(static_cast<Tag<T, A...> *>(nullptr), nullptr));
struct FromInt { FromInt(int); };
template<class T> struct Destroyed { template<class U> static char f(decltype(static_cast<U *>(nullptr)->~U()) *); template<class U> static int f(...);
	static constexpr bool value = sizeof(f<T>(nullptr)) == 1; };
template<bool B> void told() {}
template<template<class> class X> struct Applied { void go() {} };
struct Holder { template<class T> using call = T *; };
template<class T> using applied = Applied<T::template call>;

void program()
{
	Resource<c_function, int> a;
	Resource<&c_function, N::Q<int>> b;
	applied<Holder> c;

	a.go(), b.go(), c.go();
	pointer<N::function>(1);
	pointer<&N::function>(1.0);
	reference<N::function>(1);
	variable<global>(1);
	variable<N::variable>(1);
	classes<N::of_classes>(N::Q<int>());
	dispatch<Order::descending>('c');
	told<concept_like<FromInt, int>>();
	told<concept_like<N::Q<int>, int>>();
	told<Destroyed<int>::value>();
}
