struct S { int m; int a[2]; operator int() const; S f(); int &r; };
int f(int); S g(); S *ps(); int &&x(); short v; extern S gs; const char *cs();
const int &a1() { return v; }
const int &a2() { return v + 1; }
const int &a3() { return f(1); }
const int &a4() { return g().m; }
const int &a5() { return g(); }
const S &a6() { return g(); }
const S &a7() { return S(gs); }
S &&a8() { return g(); }
int &&a9() { return 1; }
int &&b1() { return f(2); }
int &&b2() { return x(); }
const int &b3() { return x(); }
const int &b4() { return ps()->m; }
const int &b5(bool b) { return b ? 1 : 2; }
const int &b6(bool b) { return b ? v : 2; }
const int &b7() { return g().a[1]; }
const int &b8() { return (1, 2); }
const int &b9() { return static_cast<int>(v); }
const int &c1() { return static_cast<const int &>(1); }
const int &c2() { return g().r; }
const int *const &c3() { return nullptr; }
const int *const &c4(int *p) { return p; }
const double &c5(int p) { return p; }
const S &c6() { return gs; }
const int &c7() { return {1}; }
const int &c8() { return int(); }
int &&c9() { return static_cast<int &&>(f(1)); }
const int &d1() { return g().f().m; }
const long &d2(int &r) { return r; }
const int &d3(int i) { return i++; }
const int &d4(int &i) { return ++i; }
const char *const &d5() { return "x"; }
const char (&d6())[2] { return "x"; }
const int &d7() { return sizeof(int); }
const int &d8() { return true; }
auto d9() -> const int & { return f(1); }
template <class T> const T &e1() { return T(); }
template <class T> constexpr const T &e2() { return T(); }
int q = e1<int>() + e2<int>();
const bool &e3(int *p) { return p; }
const int &e4() { return -v; }
const int &e5() { return *ps(); }
decltype(auto) e6() { return (g().m); }
const int &e7() { return ({ 1; }); }
const int &e8() { return [] { return 1; }(); }
const int &e9() { return *new int; }
