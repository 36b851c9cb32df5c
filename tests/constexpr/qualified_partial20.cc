/* C++20: partial specializations that are told apart by their constraints, defined outside of the namespace or class. */
namespace ns { template<class T> struct A { }; template<class T> requires (sizeof(T) > 4) struct A<T*>; }
template<class T> requires true struct ns::A<T> { using type = T; };
template<class T> requires false struct ns::A<T> { };
template<class T> struct ns::A<T*> { };
template<class T> requires true struct ns::A<T*> { using type = T; };
template<class T> requires false struct ns::A<T*> { };
template<class T> requires (sizeof(T) > 4) struct ns::A<T*> { using wide = T; };
using ty1 = ns::A<int>::type;
static_assert(__is_same(ty1, int));
using ty2 = ns::A<int*>::type;
static_assert(__is_same(ty2, int));
template<class T> struct O { template<class...> struct I { static constexpr int v = 0; }; };
template<class T> template<class U> struct O<T>::I<U> { static constexpr int v = 1; };
template<class T> template<class U> requires requires { typename U::type; } struct O<T>::I<U> { static constexpr int v = 2; };
struct typed { using type = int; };
static_assert(O<int>::I<int>::v == 1 && O<int>::I<typed>::v == 2 && O<int>::I<>::v == 0);
