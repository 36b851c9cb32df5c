// flags: --extended-lambda
// flags: --c++20 --extended-lambda
// What constexpr functions cannot be and have, before C++20 and in it, which allows more.
struct NoLiteral { NoLiteral(); int a; ~NoLiteral(); };
struct Destroyed { int a; ~Destroyed() {} };
struct Literal { int a; constexpr Literal(int a) : a(a) {} };
struct Holder { int a; NoLiteral n; };
struct Volatile { volatile int a; };
struct Made { Made(int); };
struct Empty { };
struct Derived : Empty { };
struct HasEmpty { Empty e; };
struct Partly { int a = 1; int b; };
union Union { int a; float b; };

constexpr int p1(Destroyed d) { return 2; }
constexpr int p2(Holder d, NoLiteral) { return 2; }
constexpr int p3(Volatile d) { return 2; }
constexpr int p4(Made d) { return 2; }
constexpr NoLiteral p5(NoLiteral n) { return n; }
constexpr int p6(NoLiteral n) { static int s; x: return 1; }
template <class T> constexpr NoLiteral p7(T t) { int v; return NoLiteral(); }
constexpr int v1() { Destroyed d{}; return 2; }
constexpr int v2() { NoLiteral a[2]; return 2; }
constexpr int v3() { int a, b = 1, c; return b; }
constexpr int v4() { int a[3]; return 2; }
constexpr int v5() { Union u; return 2; }
constexpr int v6() { struct X { int v; } x; return 2; }
constexpr int v7() { HasEmpty e; return 2; }
constexpr int v8() { extern int e; return 2; }
constexpr int v9() { static constexpr int s = 1; return s; }
constexpr int v10() { thread_local int u = 1; return 2; }
__attribute__((device)) constexpr int v11() { __attribute__((shared)) int s[3]; return 1; }
constexpr int v12(int x) { for (int i; x;) { } if (int q = 1) { int m; } return 2; }
constexpr bool v13() { bool r; if (true) r = true; else r = false; return r; }
constexpr int v14() { auto l = [] __attribute__((host)) __attribute__((device)) { return 1; }; return l(); }
constexpr int v15(int i) { if (i) { const auto l = [i] __attribute__((device)) (int k) { return i + k; }; } return 2; }
template <class T> constexpr int v16(T t) { static int s; T u; int v; NoLiteral w; return 1; }
template <class T> constexpr int v17(T t) { int v; NoLiteral w; return 1; }
constexpr int s1() { static int s; int v; NoLiteral w; goto x; x: asm(""); return 1; }
constexpr int s2() { goto x; int v; x: try { } catch (...) { } static int s; return 1; }
constexpr int s3() { asm("nop"); return 1; }
constexpr int s4() { try { return 1; } catch (...) { return 2; } }
template <class T> constexpr int s5(T t) { goto x; x: asm(""); try { } catch (...) { } return 1; }
constexpr int s6() try { return 1; } catch (...) { return 2; }
struct Virtual { virtual constexpr int f() const { return 1; } constexpr virtual int g(); };
struct Base { int z; };
struct WithBase : virtual Literal { constexpr WithBase() : Literal(1) {} };
struct Tried { int a; constexpr Tried() try : a(1) { } catch (...) { } };
struct Members { int a, b, c[2]; Base d; constexpr Members() : b(1) { } constexpr Members(int) : a(), b(), c(), d() { } };
struct Assigned { int a; constexpr Assigned() { a = 1; } };
struct Bases : Base { constexpr Bases() { } constexpr Bases(int) : Base() { } constexpr Bases(char) : Bases() { } };
struct References { const int c; int &r; int d; constexpr References() { } };
struct Fields { static int s; int a : 3; int : 4; constexpr Fields() { } };
struct Outside { int a; constexpr Outside(); };
constexpr Outside::Outside() { }
struct Copied { int a; constexpr Copied(const Copied &o) { } constexpr Copied(Copied &&o) : a(o.a) { } };
union Unions { int a; float f; constexpr Unions() { } constexpr Unions(int a) : a(a) { } };
struct Calls : NoLiteral { constexpr Calls() { } };
struct CallsMember { Made *m = nullptr; NoLiteral n[2]; constexpr CallsMember() { } };
struct Destructor { constexpr ~Destructor() { } };

// These are right.
constexpr int r1(const NoLiteral &n, NoLiteral *p, Union u, NoLiteral a[2]) { return 2; }
constexpr NoLiteral &r2(NoLiteral &n) { return n; }
constexpr int r3() { Literal l(1); Holder *p = nullptr; Empty e; Derived d; return l.a; }
constexpr int r4() { struct X { int v = 1; } x; int &&r = 2; int i{}, j = int(), k(1); return x.v; }
constexpr int r5() { auto l = [] { static int s; int v; goto x; x: return 1; }; return 1; }
constexpr int r6() { struct L { static int f() { static int q; int v; return 1; } }; return 1; }
constexpr NoLiteral r7();
constexpr int r8(NoLiteral);
constexpr int r9(int x) { switch (x) { case 1: return 3; default: return 4; } }
template <class T> constexpr T r10(T i) { auto l = [i] __attribute__((host)) __attribute__((device)) (T k) { return i + k; }; return l(2); }
struct R1 : Empty, Derived { HasEmpty e; constexpr R1() { } };
struct R2 { int a; template <class T> constexpr R2(T) { } };
template <class T> struct R3 { int a; T b; constexpr R3() { } constexpr int f() { int v; return 1; } };
union R4 { int a = 1; float b; constexpr R4() { } };
union R5 { constexpr R5() { } };
struct R6 { constexpr R6() { } NoLiteral *p = nullptr; };
int use() { return r10(1) + R3<int>().f(); }
