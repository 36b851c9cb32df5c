// Objects that templates convert are not called through what these give, unless that can be a function [over.call.object].
template <class T> struct Made { };
struct ToPointer { template <class T> operator T *() const; };
struct ToAny { template <class T> operator T() const; };
struct ToExplicit { template <class T> explicit operator T() const; };
struct ToMade { template <class T> operator Made<T>() const; };
struct Called { template <class T> operator T *() const; int operator()(int) const; };
struct Function { template <class T> operator T *() const; using F = int(int); operator F *() const; };
template <class X, class = void> constexpr bool callable = false;
template <class X> constexpr bool callable<X, decltype(void((*(X *)0)(1)))> = true;
static_assert(!callable<ToPointer> && !callable<ToAny> && !callable<ToExplicit> && !callable<ToMade>);
static_assert(callable<Called> && callable<Function>);
