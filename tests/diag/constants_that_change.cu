template <int N> struct number {};
struct S { inline static int v = 1; static int w; int m; int f(int); operator int() const; };
struct D { int m = 1; ~D() { } };
struct A { int x; };
A fa(); A &ra(); A *pa(); A ga; int v = 1; extern int ev; int target; int &rv = target; int &(fr)(); extern int (&rf)(int);
template <class T> struct TS { operator T() const { return 1; } T f(T); };
template <class T> T ft(T x) { return x; }
constexpr int c1 = v = 1;
constexpr int c2 = S::v = 2;
constexpr int c3 = S::w = 2;
constexpr int c4 = fa().x;
constexpr int c5 = ra().x;
constexpr int c6 = pa()->x;
constexpr int c8 = rv = 1;
constexpr int c9 = ++v;
static_assert(fa().x == 1);

enum e4 { x4 = TS<int>().f(1) };
enum e5 { x5 = ft(1) };
int a1[fa().x];
int a2[S().f(1)];
number<v = 1> n1;
number<fa().x> n3;
constexpr int d4 = fr();
struct L { static constexpr int m = S::v = 2; static constexpr int q = fa().x; };
void g() { static constexpr int x = v; constexpr int z = v = 2; constexpr int t = fa().x; switch (1) { case fa().x: ; } }
