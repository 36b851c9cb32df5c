/* C++20: partial specializations that are told apart by their constraints, defined outside of the namespace or class. */
namespace ns { template<class T> struct A { }; template<class T> requires (sizeof(T) > 4) struct A<T*>; }
template<class T> requires true struct ns::A<T> { using type = T; };
template<class T> requires false struct ns::A<T> { };
template<class T> struct ns::A<T*> { };
template<class T> requires true struct ns::A<T*> { using type = T; };
template<class T> requires false struct ns::A<T*> { };
template<class T> requires (sizeof(T) > 4) struct ns::A<T*> { using wide = T; };
template<class T> struct M { template<class U> struct N { static constexpr int v = 0; }; template<class U> requires true struct N<U*>; };
template<class T> template<class U> requires true struct M<T>::N<U*> { static constexpr int v = 1; };
using ty1 = ns::A<int>::type;
static_assert(__is_same(ty1, int));
using ty2 = ns::A<int*>::type;
static_assert(__is_same(ty2, int));
static_assert(M<int>::N<int *>::v == 1);
