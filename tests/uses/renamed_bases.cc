/* The constructors of a base that has another name: a typedef, an alias template [class.qual]/2. */
struct part { part() {} part(const part &) {} ~part() {} int x; };
template<class T> struct TB { TB(T, int) {} template<class U> TB(U, T *) {} };
template<class T> struct TD : TB<T> { using super = TB<T>; using super::super; };
TD<int> f1() { return { 1, 2 }; }
TD<long> f2() { part p; return {p, nullptr}; }
TD<char> f3() { return TD<char>{'c', 1 }; }
struct D : TB<short> { using TB<short>::TB; };
D f4() { return { 1, 2 }; }
void take(TD<double>);
void f5() { take({ 1, 2 }); }
TD<float> f6() { TD<float> x = { 1, 2 }; return { 1, 2}; }
struct N { template<class T, class C = TB<T>, int = 0> N(T &&, int &) {} template<class T = int> N(int &, int &) {} };
struct ND : N { using N::N; ND(const N &); ND(N &&); };
int a, b;
ND f7() { return { 1L, b }; }
ND f8() { return { a, b }; }
struct Plain : TB<long long> { typedef TB<long long> super; using super::super; Plain(const super &o) : super(o) {} };
Plain f9() { return { 1LL, 2 }; }
template<class T> using Alias = TB<T>;
template<class T> struct Aliased : Alias<T> { using Alias<T>::Alias; };
Aliased<signed char> f10() { return { 'c', 2 }; }
template<class T> struct Outer { template<class U> using A = TB<U>; };
template<class T> struct Member : Outer<T>::template A<T *> { using Outer<T>::template A<T *>::A; };
Member<bool> f11() { return { nullptr, 2 }; }
template<class T> struct Mixed : TB<T> { using super = TB<T>; using super::super; Mixed(const super &o) : super(o) {} Mixed(super &&o) : super(o) {} };
Mixed<bool> f12() { Mixed<bool> copy(TB<bool>(true, 1)); return { true, 2 }; }
template<class... T> struct All : TB<T>... { using TB<T>::TB...; };
All<unsigned> f13() { return { 1u, 2 }; }
