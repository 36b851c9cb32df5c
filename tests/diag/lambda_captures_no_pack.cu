// flags: --extended-lambda
// Captures that expand no pack: instances of the template have no capture-list that ends there.
template<class F> int use(F f);
template <class... T> auto f1(T... t) { use([t...] { }); use([&t...] { }); use([t..., n = 1] { return (0 + ... + t); }); return 1; }
int x = f1(1, 2) + f1();
template <class T> auto f2(T n) { use([args...] { }); use([n...] { }); use([&n...] { }); use([args..., n] { return n; }); use([n, args...] { }); return 1; }
int y = f2(1);
template <class... T> auto f3(T... t) { auto l = [](auto... u) { return [u...] { return (0 + ... + u); }; }; l(t...)(); l(1)(); auto n = [](auto u) { return [u...] { return 1; }; }; n(1); return 1; }
int z = f3(1, 2) + f3();
void f4() { auto l = [](auto... u) { return [u...] { return (0 + ... + u); }; }; l(1)(); auto n = [](auto u) { return [u...] { return 1; }; }; n(1); }
template <class T> struct S { void f(T t) { use([t...] { }); use([t, none...] { }); } template <class... U> void g(U... u) { use([u...] { }); } };
template struct S<int>; template void S<int>::g(int, char);
template <class T> void k10(int n) { use([args...] { }); } template void k10<int>(int);
template <class T> auto k11(int n) { use([args...] { }); } void k() { k11<int>(1); }
template <class T> struct K { void f() { use([args...] { }); } }; template struct K<int>;
template <class T> void k12(int n) { use([args] { }); use([&args] { }); use([n, args] { }); use([n, args..., n] { }); } template void k12<int>(int);
