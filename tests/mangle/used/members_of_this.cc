// Calls in signatures of members that are named without an object, or through this: of one function, several, and templates.
struct N1 { int call(char const *) const; template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct N2 { int call(char const *) const; void call() const; template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct N3 { template <class U> int call(U*) const; template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct N4 { template <class U> static int call(U*); template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct N5 { template <class U> static int call(U*); static int call(); template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct N6 { template <class U> static int call(char const*);  template <typename T> auto f(const T &t) const -> decltype(call<T>(t)) { return call<T>(t); } };
struct N7 { template <class U> int call(char const*) const;  template <typename T> auto f(const T &t) const -> decltype(call<T>(t)) { return call<T>(t); } };
struct N8 { int call(char const *) const; static void call(); template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct N9 : N8 { template <typename T> auto g(const T &t) const -> decltype(call(t)) { return call(t); } };
struct NA : N1 { template <typename T> auto g(const T &t) const -> decltype(call(t)) { return call(t); } };
template <class Q> struct NB { static int call(char const *); template <typename T> static auto g(const T &t) -> decltype(call(t)) { return call(t); } };
template <class Q> struct NC { int call(char const *) const; template <typename T> auto g(const T &t) const -> decltype(call(t)) { return call(t); } };
template <class Q> struct ND { static int call(char const *); template <typename T> static auto g(const T &t) -> decltype(ND::call(t)) { return call(t); } };
template <class Q> struct NE { template <typename T> static int call(char const *); template <typename T> static auto g(const T &t) -> decltype(call<T>(t)) { return call<T>(t); } };
template <class Q> struct NF { template <typename T> static int call(); template <typename T> static auto g(const T &t) -> decltype(call<T>()) { return call<T>(); } };
template <class Q> struct NG { static void call(); static int call(char const *); template <typename T> static auto g(const T &t) -> decltype(call(t)) { return call(t); } };
int first = N1().f("42") + N2().f("1") + N3().f("1") + N4().f("1") + N5().f("1") + N6().f("1") + N7().f("1") + N8().f("1") + N9().g("1") + NA().g("1") + NB<int>().g("1") + NC<int>().g("1") + ND<int>().g("1") + NE<int>().g("1") + NF<int>().g("1") + NG<int>().g("1") ;
struct M1 { int call(char const *) const; template <typename T> auto f(const T &t) const -> decltype(this->call(t)) { return call(t); }
 template <typename T> auto g(const T &t) const -> decltype((*this).call(t)) { return call(t); }
 template <typename T> auto h(const T &t) const -> decltype(call("") + t) { return 0; }
 template <typename T> auto i(const T &t) const -> decltype(this->call("") + t) { return 0; }
 template <typename T> auto j(const T &t) const -> decltype(this->M1::call(t)) { return 0; }
 template <typename T> auto k(const T &t) const -> decltype(M1::call(t)) { return 0; }
 template <typename T> auto l(const T &t) const -> decltype(M1::call("") + t) { return 0; }
 };
struct M2 : M1 { int call(char const *) const; int call(int) const; static int s(int); static int s(char);
template <typename T> auto f(const T &t) const -> decltype(this->call(t)) { return call(t); } 
 template <typename T> auto h(const T &t) const -> decltype(call("") + t) { return 0; }
 template <typename T> auto i(const T &t) const -> decltype(this->call("") + t) { return 0; }
 template <typename T> auto j(const T &t) const -> decltype(this->s(t)) { return 0; }
 template <typename T> auto k(const T &t) const -> decltype(M1::call(t)) { return 0; }
 template <typename T> auto l(const T &t) const -> decltype(s(1) + t) { return 0; }
};
template <class Q> struct M3 { int call(char const *) const;  template <typename T> auto g(const T &t) const -> decltype(this->call(t)) { return call(t); } };
int second = M1().f("42") + M1().g("1")  + M1().h(1)+ M1().i(1) + M1().j("1")+ M1().k("1")+ M1().l(1) + M2().f("1") + M2().h(1) + M2().i(1) + M2().j(1) + M2().k("1") + M2().l(1) + M3<int>().g("1");
struct B { static void call(); };
struct P0  { static int call(char const *); template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct P1  { static void call(); static int call(char const *); template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); } };
struct P2 : B { using B::call; template <typename T> auto f(const T &t) const -> decltype(call()) { return call(); } };
int third = P0().f("42") + P1().f("1");
void g() { P2().f(1); }
struct Base { static void call(); };
struct Renamed : Base {
    using Base::call;
    static int call(char const *);
    template <typename T> auto f(const T &t) const -> decltype(call(t)) { return call(t); }
};

int fourth = Renamed().f("42");
