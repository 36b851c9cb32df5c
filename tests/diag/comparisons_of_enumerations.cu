// The values of enumerations without a fixed type are not compared with zero pointlessly, those of others are.
enum E { e0, e1, e2 };
enum class C : unsigned { c0, c1 };
enum U : unsigned { u0, u1 };
enum B : unsigned char { b0 };
enum N { minus = -1, n0 = 0 };
const E constant = e0;
bool plain(E l) { return e0 <= l && l <= e2 && l >= e0 && l < 0 && 0 <= l && l < 0u && l >= (E)0 && l >= constant && +l < 0; }
bool negative(E l, B b) { return l > -1 || l > -1L || b > -1; }
bool cast(E l) { return (unsigned)l >= e0 || (int)l < 0 || l >= (unsigned)e0; }
bool scoped(C l) { return l < C::c0 || C::c0 <= l; }
bool fixed(U l, B b) { return l < u0 || l < 0 || l < 0u || b < 0 || b >= b0; }
bool other(unsigned l, N n) { return l < e0 || constant <= l || l < u0 || n >= n0; }
struct S {
    E m : 3;
    U u : 2;
    E *p;
    bool f() { return m < 0 || u < 0 || m >= e0 || u >= u0 || *p >= e0; }
};
template <class T> bool instance(T t) { return t < 0; }
template bool instance(E);
template bool instance(U);
template bool instance(unsigned);
E function();
bool result() { return function() >= e0 || (function(), e1) < 0; }
