// A constant that a call of a member of a base makes depends on the class template in the host file: a lambda captures it behind others.
// nvcc: --extended-lambda
// nvcc: -std=c++20
template <class F> int run(F f) { return f(); }
struct base {
  bool s() const; template <class T> bool t(); template <class T> bool u(T); virtual bool v(); bool o(int); static bool o(long); static bool st();
  int m;
};
template <class T> struct derived : base {
  using base::u; bool own(); virtual bool w(); static bool os(); template <class U> bool ot();
  template <class F> int call(F f) {
    const bool a = s() || f, b = st(), c = t<int>(), bt = base::t<char>(), d = u(3), e = v(), g = o(1), h = o(2L), i = own(), j = w(), k = ot<int>(), l = os();
    const bool n = derived::own(), p = base::v(), q = this->v(), r = s() ? own() : v();
    const int x(own()), y{own()}, z(s()), zz{s()}; const auto aa = s(); const double dd = s(); bool no = s(); const bool &ref = aa;
    return run([&] { if (a) return 1; if (d) return 2; if (no) return 3; return m + bt + (e ? b : l) + d + e + g + h + i + j + k + r; }) +
           run([=] { if (zz) return 1; if (y) return 2; return x + y + aa + n + p + q + z + c + (ref && dd > 1); }) +
           run([&] { const bool in = s(); return run([&] { if (in) return 1; return no + a; }); });
  }
};
template <class T> struct other { bool q(); };
template <class T> struct dependent : base, other<T> {
  int call() { bool no = this->q(); const bool a = s(); return run([&] { if (a) no = !no; return int(no); }); }
};
int main() { derived<int> d; dependent<int> e; return d.call(1) + d.call(true) + e.call(); }
# 1 "system_header.h" 1 3
template <class T> struct in_header : base {
  template <class F> int call(F f) { bool no = f; const bool a = s(); return run([&] { if (a) no = !no; return int(no); }); }
};
template int in_header<int>::call(int);
