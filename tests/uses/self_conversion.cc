/* A constructor template that takes part unless its argument converts to the class: which asks for that constructor again, where the class
 * that tells is not complete [temp.deduct]/8 [temp.inst]/2. */
template<class T> T &&declval();
template<bool b, class T> struct disable_if_c {};
template<class T> struct disable_if_c<false, T> { using type = T; };
template<class A, class B> struct is_convertible {
	static char test(B);
	static int test(...);
	static constexpr bool value = sizeof(test(declval<A>())) == 1;
};
template<class A, class B, class T = void> struct disable_if_convertible : disable_if_c<is_convertible<A, B>::value, T> {};
struct arch {};
struct Plan {
	int n;
	Plan(int n, int) : n(n) {}
	template<class P> Plan(P, typename disable_if_convertible<P, Plan>::type * = nullptr) : n(P::N) {}
};
template<template<class> class P, class A> struct specialized : P<A> {};
template<class T> struct Agent { template<class A> struct plan { enum { N = sizeof(T) }; }; };
template<class T> Plan plan_of() { return Plan(specialized<T::template plan, arch>()); }
struct other { enum { N = 2 }; };
int main() { Plan p{other()}; return plan_of<Agent<int>>().n + p.n; }
