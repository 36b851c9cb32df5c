// What calls of constexpr functions are worth, where it is converted or computed with: in functions, and in instances of templates.
constexpr int minus() { return -5; }
constexpr int same(int i) { return i; }
struct A {
    static constexpr int m() { return -5; }
    constexpr int n() const { return -4; }
};
template <class T> struct B {
    static constexpr int m() { return -5; }
};
template <class T> constexpr T function() { return -5; }
template <int N> constexpr int number() { return N; }
int unknown(int);
void take(unsigned long);

unsigned conversions(int x)
{
    take(minus());
    take(same(-3));
    take(same(3));
    take(same(x));
    take(unknown(-3));
    take(A::m());
    take(A().n());
    take((B<int>::m()));
    take(function<int>());
    take(number<-3>());
    take(minus() + 1);
    unsigned u = B<int>::m();
    u = minus();
    u += minus();
    unsigned char c = function<int>();
    u = x ? minus() : 1u;
    unsigned list = { minus() };
    unsigned cast = (unsigned)minus() + static_cast<unsigned>(minus());
    if (u < minus() || u == B<int>::m())
        u = cast + c;
    return minus() + list;
}

int operations(unsigned u)
{
    int a = 1 << number<-3>(), b = 1 << same(40), c = same(1) / same(0), d = 1 % same(0);
    char e = same(300);
    bool f = u >= same(0) || u < same(0);
    return a + b + c + d + e + f + (same(2147483647) + same(1));
}

template <class T> void in_template()
{
    unsigned u = B<T>::m();
    u = minus();
    take(B<int>::m());
    take(B<T>::m() + 1);
    T t = minus();
    t = B<T>::m();
    if (u < minus())
        u = t;
    u = 1 << B<T>::m();
}
template <class T> void never() { take(B<int>::m()); }
template void in_template<unsigned>();
unsigned variable = minus();
unsigned array[] = { minus(), same(1) };
constexpr unsigned constant = minus();
enum E : unsigned { enumerator = (unsigned)minus() };
static_assert(minus() < 1u, "");
auto generic = [](auto u) {
    unsigned x = minus();
    u(x);
};
void call() { generic([](unsigned u) { return u + minus(); }); }
