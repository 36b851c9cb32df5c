// Bodies of generic lambdas: what their instances for the arguments of calls use.
template <class T> struct H { T t; H(); H(const H &); ~H(); T go() const; };
template <class T> H<T>::H() {}
template <class T> H<T>::H(const H &o) : t(o.t) {}
template <class T> H<T>::~H() {}
template <class T> T H<T>::go() const { return t; }
template <class T> struct From { T t; From(T u); ~From(); int get() const; };
template <class T> From<T>::From(T u) : t(u) {}
template <class T> From<T>::~From() {}
template <class T> int From<T>::get() const { return t; }
template <class T> struct It { T *p; It(T *q) : p(q) {} It(const It &o) : p(o.p) {} T &operator*() const; It &operator++(); bool operator!=(It o) const; };
template <class T> T &It<T>::operator*() const { return *p; }
template <class T> It<T> &It<T>::operator++() { p++; return *this; }
template <class T> bool It<T>::operator!=(It o) const { return p != o.p; }
template <class T> struct Range { T *a; It<T> begin() const; It<T> end() const; };
template <class T> It<T> Range<T>::begin() const { return a; }
template <class T> It<T> Range<T>::end() const { return a; }
template <class T> T plain(T t) { return t; }
template <class T> int taken(From<T> f) { return f.get(); }
template <class F, class... T> auto apply(F f, T... t) { return f(t...); }
template <class T> struct Loud { T t; operator bool() const; };
template <class T> Loud<T>::operator bool() const { return t; }

int variables() { auto l = [](auto x) { H<decltype(x)> h; return 1; }; return l(1) + l(2) + l('c'); }
int members() { auto l = [](auto &x) { return x.go(); }; H<long> h; H<short> g; return l(h) + l(g); }
int calls() { auto l = [](auto x) { return plain(x); }; return l(1.0f) + l(2ul); }
int conversions() { auto l = [](auto x) { return taken<decltype(x)>(x); }; return l(1) + l('c'); }
int returned() { auto l = [](auto x) -> From<int> { return (int)x; }; return l(1ul).get(); }
int copies() { auto l = [](auto x) { auto y = x; return y.go(); }; H<signed char> h; return l(h); }
int ranges() { auto l = [](auto &r) { int n = 0; for (auto x : r) n += x.go(); return n; }; Range<H<unsigned char>> r{}; return l(r); }
int conditions() { auto l = [](auto x) { if (x) return 1; return x ? 2 : 3; }; return l(Loud<int>()); }
int captured() { H<unsigned> h; auto l = [h](auto x) { return h.go() + x; }; auto m = l; return m(1); }
int nested() { auto l = [](auto x) { auto m = [](auto y) { H<decltype(y) *> h; return 1; }; return m(x) + m(&x); }; return l(1); }
int inner() { auto l = [](auto x) { auto m = [x] { H<decltype(x) *> h; return x.go(); }; return m(); }; return l(H<unsigned short>()); }
int variadic() { auto l = [](auto... x) { return (plain(&x), ..., 1); }; return l(1, 'c', 2.0); }
int through() { return apply([](auto x, auto y) { return plain(x) + plain(&y - &y); }, 1ll, 2); }
int recursive() { auto l = [](auto self, int n) -> int { H<long double> h; return n ? self(self, n - 1) : 0; }; return l(l, 2); }
int deduced() { auto l = [](auto x) { return From<decltype(x)>(x); }; return l(1ll).get(); }
int branches() { auto l = [](auto x) { if constexpr (sizeof x == 1) return H<char16_t>().go(); else return H<char32_t>().go(); }; return l(1) + l('c'); }
template <class T> int in_template(T t) { auto l = [&](auto x) { H<T **> h; return plain(t) + plain(&x - &x); }; return l(t) + l(&t); }
int of_template() { return in_template(short()); }
int handlers() { auto l = [](auto x) { try { throw From<decltype(x)>(x); } catch (const From<decltype(x)> &f) { return f.get(); } }; return l((unsigned short)1); }
int explicit_parameters() { auto l = [](auto x, int y = 2) { return new H<decltype(&y)>; }; delete l(1, 2); return 0; }
auto global = [](auto x) { H<decltype(x) ***> h; return 1; };
int of_global() { return global(1); }
template <class T> int nested_in_template(T t) { auto l = [=](auto x) { auto m = [&](auto y) { return plain(x) + y + t; }; return m(1) + m(t); }; return l(t); }
int of_nested() { return nested_in_template(1.5L) + nested_in_template('c'); }
template <class T> int packs_in_template(T t) { auto l = [](auto f, auto... x) { return f(x...) + 1; }; return l([](auto a, T b) { return a + b; }, t, 1); }
int of_packs() { return packs_in_template(2u); }
template <class T> int explicit_in_template(T t) { auto l = [t]<class U>(U u, auto v) -> int { H<U *****> h; return t + u + v; }; return l(t, 1); }
int of_explicit() { return explicit_in_template(2l); }
template <class T> int locals_in_template(T t) { auto l = [](auto x) { static H<T> h; struct Local { H<T *> g; int get() { return 1; } }; return Local().get() + x; }; return l(t); }
int of_locals() { return locals_in_template(2.5f); }
