// Why a call of a constexpr function is no constant: the place in the function where its evaluation ends, and the calls that lead there.
int plain(int);
constexpr int table[4] = { 1, 2, 3, 4 };
int changing, elements[2];
struct Point { int x; } point;
constexpr int element(int i) { return table[i]; }
constexpr int through(const int *p, int i) { return p[i]; }
constexpr int moved(const int *p, int i) { return *(p + i); }
constexpr int stepped(const int *p) { --p; return *p; }
constexpr int local(int i) { int a[2] = {}; a[i] = 1; return a[0]; }
constexpr char letter(const char *s, int i) { return s[i]; }
constexpr int loop(int n) { int s = 0; for (int i = 0; i <= n; ++i) s += table[i]; return s; }
constexpr int search(int n) { const int *p = table; while (*p != n) ++p; return *p; }
constexpr int quotient(int a, int b) { return a / b; }
constexpr int remainder(int a, int b) { return a % b; }
constexpr int product(int a, int b) { return a * b; }
constexpr int increment(int i) { ++i; return i; }
constexpr int compound(int i) { i += 5; return i; }
constexpr int negative(int i) { return -i; }
constexpr int shift(int i) { return 1 << i; }
constexpr int calls(int i) { return i ? 1 : plain(i); }
constexpr int throws(int i) { if (i) throw i; return i; }
constexpr int switches(int i) { switch (i) { case 1: return 2; } throw "none"; }
constexpr int reads(int i) { return i + changing; }
constexpr int reads_element(int i) { return elements[i]; }
constexpr int reads_member(int i) { return point.x + i; }
constexpr int refers(const int &r) { return r; }
constexpr int changes(int i) { changing += i; return i; }
constexpr int no_result(int i) { if (i) return 1; }
constexpr int one(int i) { return element(i); }
constexpr int two(int i) { int k = one(i); return k; }
constexpr int three(int i) { if (two(i)) return 1; return 0; }
template <class T> constexpr T of_type(T x) { return 100 / x; }
constexpr int later(int);
struct S { int v; constexpr S(int i) : v(i) { } constexpr int over(int i) const { return v / i; } constexpr int operator[](int i) const { return v / i; } };
constexpr int member(int i) { return S(1).over(i); }
constexpr int subscript(int i) { S s(1); return s[i]; }

constexpr int a1 = element(5), a2 = element(4), a3 = element(-1), a4 = element(3);
constexpr int b1 = through(table, 5), b2 = through(table, 4), b3 = moved(table, 7), b4 = moved(table, -1), b5 = stepped(table);
constexpr int c1 = local(2), c2 = letter("ab", 3), c3 = loop(4), c4 = search(9), c5 = loop(3);
constexpr int d1 = quotient(1, 0), d2 = remainder(1, 0), d3 = product(100000, 100000), d4 = increment(2147483647), d5 = compound(2147483647);
constexpr int e1 = negative(-2147483647 - 1), e2 = shift(40), e3 = shift(-1), e4 = shift(30);
constexpr int f1 = calls(0), f2 = throws(1), f3 = switches(2), f4 = reads(1), f5 = reads_element(1), f6 = reads_member(1), f7 = calls(1);
constexpr int g1 = refers(changing), g2 = changes(1), g3 = no_result(0), g4 = three(9), g5 = of_type(0), g6 = later(1), g7 = three(1);
constexpr int h1 = member(0), h2 = subscript(0), h3 = S(1).over(0), h4 = S(1)[0];
constexpr int later(int i) { return i; }
constexpr int compounds(int i) { int a[2] = { 1, 2 }; a[i] += 1; ++a[i]; a[i]++; return a[0]; }
constexpr int j = compounds(1);
constexpr auto i1 = element(6);
constexpr bool i2 = element(6) == 1;
static_assert(element(8) == 3, "");
int array[element(7)];
template <int N> struct Number { };
Number<element(9)> number;
enum { enumerator = element(10) };
constexpr int k1 = table[4], k2 = table[-1], k3 = "abc"[6];
int use(int i)
{
    constexpr int l = element(11);
    switch (i) { case element(12): return 1; case element(2): return 2; }
    if constexpr (element(13)) { }
    const int unasked = element(14);
    int x = element(15);
    return sizeof(element(16)) + noexcept(element(17)) + (i ? element(18) : 1);
}
