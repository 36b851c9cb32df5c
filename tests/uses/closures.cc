// Closures' special members, and how the entities that they capture are copied.
template <class T> struct H { T t; H(); H(const H &); ~H(); int go() const; };
template <class T> H<T>::H() {}
template <class T> H<T>::H(const H &o) : t(o.t) {}
template <class T> H<T>::~H() {}
template <class T> int H<T>::go() const { return t; }
template <class T> struct M { T t; M(); M(const M &); M(M &&); ~M(); int go() const; };
template <class T> M<T>::M() {}
template <class T> M<T>::M(const M &o) : t(o.t) {}
template <class T> M<T>::M(M &&o) : t(o.t) {}
template <class T> M<T>::~M() {}
template <class T> int M<T>::go() const { return t; }
template <class T> struct N { T t; N(); N(N &); ~N(); int go() const; };
template <class T> N<T>::N() {}
template <class T> N<T>::N(N &o) : t(o.t) {}
template <class T> N<T>::~N() {}
template <class T> int N<T>::go() const { return t; }
template <class T> struct D : H<T> { M<T> m; };

template <class F> int call(F f) { return f(); }
template <class F> int twice(F f) { F g = f; F h = static_cast<F &&>(g); return g() + h(); }
template <class F> int kept(const F &f) { return f(); }
template <class F> int moved(F &&f) { F g = static_cast<F &&>(f); return g(); }
struct Base { virtual ~Base(); virtual int go() = 0; };
Base::~Base() {}
template <class F> struct Holder : Base { F f; Holder(F g) : f(g) {} int go() override { return f(); } };
template <class F> Base *hold(F f) { return new Holder<F>(f); }

int copies() { H<int> h; M<int> m; return call([h, m] { return h.go() + m.go(); }); }
int defaults() { H<long> h; M<long> m; return twice([=] { return h.go() + m.go(); }); }
int references() { H<char> h; M<char> m; return twice([&] { return h.go() + m.go(); }); }
int constants() { const H<short> h; const M<short> m; return moved([=] { return h.go() + m.go(); }); }
int once() { H<unsigned> h; return kept([h] { return h.go(); }); }
int initialized() { H<float> h; return twice([k = h, l = M<float>()] { return k.go() + l.go(); }); }
int initialized_moved() { M<double> m; return call([k = static_cast<M<double> &&>(m)]() mutable { return k.go(); }); }
int of_reference() { H<signed char> h; auto &r = h; return call([r] { return r.go(); }); }
int derived() { D<int> d; return twice([d] { return d.go(); }); }
int arrays() { H<unsigned char> a[3]; return twice([a] { return a[0].go(); }); }
int held() { H<unsigned short> h; Base *b = hold([h] { return h.go(); }); int r = b->go(); delete b; return r; }
int unused_copy() { H<bool> h; auto l = [h] { return 1; }; return l(); }
int nested() { H<long long> h; return call([h] { return call([h] { return h.go(); }); }); }
struct S { H<unsigned long> h; int f() { return twice([*this] { return h.go(); }); } int g() { return twice([this] { return h.go(); }); } };
int members() { S s; return s.f() + s.g(); }
template <class... T> int packs(T... t) { return call([t...] { return (t.go() + ... + 0); }); }
int of_packs() { return packs(H<char16_t>(), M<char16_t>()); }
template <class T> int in_template(T t) { auto l = [t] { return t.go(); }; auto k = l; return call(k); }
int of_templates() { return in_template(H<char32_t>()) + in_template(M<char32_t>()); }
auto returned(M<wchar_t> m) { return [m] { return m.go(); }; }
int of_returned() { auto l = returned(M<wchar_t>()); return twice(l); }
int temporary() { return [h = H<long double>()] { return h.go(); }(); }
