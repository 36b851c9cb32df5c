// Types of functions with qualifiers: nothing refers or points to them, and no function returns one or an array [dcl.fct]/7 [dcl.fct]/11.
struct None {};
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
using Qualified = void(int) const;
using Referred = void() &;
using Plain = void(int);

template <class T> T *pointer(int);
template <class T> None pointer(...);
template <class T> T &&reference(int);
template <class T> None reference(...);
template <class T> T result(int);
template <class T> None result(...);
template <class T> auto trailing(int) -> T;
template <class T> None trailing(...);
template <class T> None parameter(T (*)());
template <class T> int parameter(...);

static_assert(same<decltype(pointer<Qualified>(0)), None>);
static_assert(same<decltype(pointer<Referred>(0)), None>);
static_assert(same<decltype(pointer<Plain>(0)), Plain *>);
static_assert(same<decltype(reference<Qualified>(0)), None>);
static_assert(same<decltype(reference<Plain>(0)), Plain &>);
static_assert(same<decltype(result<Plain>(0)), None>);
static_assert(same<decltype(trailing<Plain>(0)), None>);
static_assert(same<decltype(trailing<int[2]>(0)), None>);
static_assert(same<decltype(parameter<Qualified>(0)), int>);
