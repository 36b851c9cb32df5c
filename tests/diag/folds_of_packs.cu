// Folds over no pack, and binary ones over two.
template <class... A> int f1(A... a) { return (1 + ... + 2); }
template <class... A> int f2(A... a) { return (a + ... + a); }
template <class... A> int f3(A... a) { return (... + 1); }
template <class... A> int f4(A... a) { return (1 + ...); }
template <class... A> int f5(A... a) { return (a + ... + sizeof(A)) + (a + ... + sizeof...(A)) + (f2(a...) + ... + a); }
template <class T> int f6(T a) { return (a + ... + 1); }
template <class T> int f7(T a) { return (a + ...) + (f2(a) + ... + 2); }
int f8(int a) { return (a + ...); }
int f9(int a) { return (a + ... + a); }
int f10(int a) { return (... + a); }
template <class... A> struct C { static int f(A... a) { return (a + ... + A()); } static int m; };
template <class... A> int C<A...>::m = (A() + ... + A());
template <class... A> int v = (A() + ... + A(1)) + (A() + ... + 1) + (1 + ... + A());
template <class... A> int w = (1 + ... + 2);
template <int... N> int f11() { return (N + ... + 1) + (1 + ... + N) + (N + ...) + (... + N) + (N + ... + N); }
int f12() { auto l = [](auto... b) { return (b + ... + b) + (1 + ... + 2); }; return l(); }
int f13() { auto l = [](auto b) { return (b + ... + 1) + (1 + ...); }; return l(1); }
template <class... A> int f14(A... a) { return (a + ... + [](int a) { return a; }(1)) + (a + ... + [](auto... a) { return (a + ...); }(1)); }
template <class T> int f15(T t) { return (T::x + ... + 1); }
template <class... A> int f16(A... a) { return ((a + ...) + ... + 1) + ([=] { return (a + ... + 1); }() + ... + 2) + (f2(a...) + ... + 3); }
template <class... A> int f17(A... a) { return (f2((a + 1), f2(a...)) + ... + 1) + ((sizeof...(A) + a) + ... + 5) + ((f2<A...>(a)) + ... + 6) + ((f2(a) - ...) + ... + 7); }
