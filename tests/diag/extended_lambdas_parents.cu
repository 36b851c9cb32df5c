// flags: --extended-lambda
/* Template arguments of the function around an extended lambda, in explicit instantiations: no private members, no local types. */
template <class... F> int use(F... f) { return sizeof...(f); }
class O { public: class Open { }; struct In { class Deep { }; }; template <class T> struct Pub { }; private: class Hid { }; enum PE { pe1 }; template <class T> struct PT { }; protected: struct Pro { }; public: static constexpr PE e = pe1; template <template <class> class X> struct Tm { }; };
auto make() { struct L { }; return L(); }
template <class T> struct Box { };
template <class T> void f(T n) { use([] __attribute__((device)) { }); }
template void f(O::Hid *);
template void f(const O::Hid);
template void f(Box<O::Hid>);
template void f(O::PE);
template void f(O::PT<int>);
template void f(O::Pro);
template void f(int O::Hid::*);
template void f(O::Pub<O::Hid>);
template void f(O::Hid (*)(int));
template void f(int (*)(O::Hid));
template void f(O::Open);
template void f(O::In::Deep);
template void f(O::Tm<O::PT>);
template void f(decltype(make()));
template <class... T> void p(T... n) { use([] __attribute__((device)) { }); }
template void p(int, O::Hid);
template void p(O::Hid, O::PE);
template <class T, class U> void q(T n, U m) { use([] __attribute__((device)) { }); use([=] __attribute__((host)) __attribute__((device)) { (void)n; }); }
template void q(O::Hid, int);
template <auto X> void r() { use([] __attribute__((device)) { }); }
template void r<O::e>();
template <template <class> class T> void s() { use([] __attribute__((device)) { }); }
template void s<O::PT>();
template void s<O::Pub>();
template <class A, template <class> class T, template <class> class... U> void t() { use([] __attribute__((device)) { }); }
template void t<int, O::PT, O::Pub, O::PT>();
template <class T> struct C { template <class U> void f(U n) { use([] __attribute__((device)) { }); } void g() { use([] __attribute__((device)) { }); } };
template void C<O::Hid>::f(int);
template void C<int>::f(O::Hid);
template void C<O::Hid>::g();
template <class T> void in_lambdas(T n) { auto a = [] __attribute__((device)) { auto in = [] __attribute__((device)) { }; }; auto b = [=] { use([] __attribute__((device)) { }); }; } template void in_lambdas(O::Hid);
template <class T> void none(T n) { auto a = [] { }; auto b = [](T) { }; } template void none(O::Hid);
void calls() { s<O::Pub>(); }
