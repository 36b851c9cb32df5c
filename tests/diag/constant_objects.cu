// constexpr objects whose constructors, members or elements are no constants: at the initializer, or at the name without one.
constexpr int inverse(int i) { return 1 / i; }
int plain();
struct One { int v; constexpr One(int i) : v(5 / i) { } };
struct Pair { int x, y; };
struct Default { int v; constexpr Default() : v(inverse(0)) { } };
struct Calls { int v; constexpr Calls(int i) : v(i ? i : plain()) { } };
constexpr One a1(0), a2{ 0 }, a3 = 0, a4 = One(0), a5 = { 0 }, a6(1), a7 = 2;
constexpr Pair b1 = { 1, inverse(0) }, b2{ inverse(0), 1 }, b3 = { 1, inverse(1) };
constexpr int c1[] = { 1, inverse(0), 3 }, c2[2] = { inverse(0) }, c3[] = { inverse(1) };
constexpr int unsaid = c1[7];
struct Statics { static constexpr One one{ 0 }; static constexpr int n = inverse(0), list[] = { inverse(0) }; };
constexpr Default d1;
constexpr Default d2{};
constexpr Calls e1(0), e2 = { 0 }, e3(1);
constexpr int f1{ inverse(0) }, f2 = { inverse(0) }, f3(inverse(0)), f4{ inverse(1) };
constexpr float g = inverse(0);
const One unasked(0);
One dynamic(0);
void function()
{
    constexpr One local(0);
    static constexpr One kept{ 0 };
    constexpr int list[] = { 1, inverse(0) };
    const One unasked(0);
}
