// A class template's own name as an argument for a template template parameter [temp.local]/1.
template <template <class> class I> struct holder { int h; };
template <template <class> class I> constexpr int takes() { return 3; }
template <class T> constexpr int takes() { return 4; }
template <class T> struct own {
  using mine = holder<own>;
  holder<own> member;
  static constexpr int n = takes<own>();
  template <class U> static constexpr int m = takes<own<U>>();
  int f(holder<own> h) { return h.h; }
  template <template <class> class Q> struct in { }; 
  using inner = in<own>;
};
static_assert(__is_same(own<int>::mine, holder<own>) && __is_same(decltype(own<char>().member), holder<own>));
static_assert(own<int>::m<int> == 4 && sizeof(own<int>) == 4);
static_assert(__is_same(own<int>::inner, own<int>::in<own>));
int g(own<int> o) { return o.f(holder<own>()); }
template <template <class> class I> struct cptr { template <template <class> class J, class B> constexpr cptr(const J<B> *) {} };
template <template <class> class I, class B> constexpr cptr<I> caddressof(const I<B> &x) { return cptr<I>(&x); }
template <class B> struct ieq : B {
  template <class O> constexpr bool operator==(const ieq<O> &o) const { return equal_to(caddressof(o)); }
  constexpr bool equal_to(cptr<ieq> o) const { return true; }
  cptr<ieq> m();
};
struct root { };
constexpr bool ff(const ieq<root> &a, const ieq<root> &b) { return a == b; }
static_assert(__is_same(decltype(ieq<root>().m()), cptr<ieq>));
template <class B> struct third { template <template <class> class T> struct X { }; using t = X<third>; template <class U> using al = X<third>; void f() { X<third> x; X<::third> y = x; } };
static_assert(__is_same(third<int>::t, third<int>::X<third>));
static_assert(__is_same(third<int>::al<int>, third<int>::X<third>));
