// What conversions change in enumerators, static assertions, labels of switches: said where no call decides, before the assertion fails.
enum { sign = sizeof(int) > -1, plus = -1 + 3u, times = 5u & -1, big = 4000000000u == -5, chosen = true ? -1 : 3u };
enum { fine = 3u > 1, wide = 3ul > 1, never = 0 && 3u > -1, other = 1 ? 3u : 3u > -1, sides = sizeof(char) == 2 && 3u > -1 };
enum { cast = 3u > (unsigned)-1, pattern = 3u > 0x7fffffff, long_one = -1l < 3u };
static_assert(3u > -1, "fails");
static_assert(sizeof(char) == 2 && 3u > -1, "fails");
static_assert(sizeof(char) == 1 || 3u > -1, "holds");
struct S {
    static_assert(3u < -1, "holds");
    enum { in_class = 3u > -1 };
};
template <class T> struct Print {
    enum { n = sizeof(T) > -1 };
};
Print<int> print;
template <unsigned N> struct Values {
    enum { above = N > 3 };
};
Values<3> values;
constexpr int minus() { return -1; }
constexpr int constant = -1;
enum { called = minus() < 1u, named = constant < 1u };
static_assert(minus() > 1u && constant > 1u, "holds");
enum E { e0 };
enum F : unsigned { f0 };
enum { of_enum = e0 > -1, of_fixed = f0 > -1 };
int label(int x) {
    switch (x) {
    case (3u > -1): return 1;
    case 3 + (minus() > 1u): return 2;
    }
    static_assert(3u > -1, "fails");
    enum { local = 3u > -1 };
    return local;
}
