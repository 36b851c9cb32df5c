/* Bit-fields are promoted by their values, not by their declared types [conv.prom]/5. */
struct fields { unsigned u : 3; unsigned long long l : 20; unsigned w : 32; int i : 5; long long s : 32; unsigned long long h : 40; long p : 5; };
constexpr fields f = { 1, 2, 3, -4, 5, 6, 7 };
static_assert(f.u - 2 < 0 && f.l - 3 == -1 && f.w - 4 > 0 && -f.u == -1 && ~f.l < 0 && f.u > -1 && f.l * -1 < 0);
static_assert(f.i + 0u > 100 && f.h - 7 > 0 && f.s - 6 < 0);
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
fields v;
static_assert(same<decltype(v.u + v.l), int> && same<decltype(v.u + v.w), unsigned> && same<decltype(v.l << 2), int>);
static_assert(same<decltype(+v.s), int> && same<decltype(v.h + 0), unsigned long long> && same<decltype(v.p + 1l), long>);
static_assert(same<decltype((v.u, v.l) + 0), int> && same<decltype((v.l = 3) + 0), int> && same<decltype(v.l++ + 0), int>);
static_assert(same<decltype(v.l), unsigned long long> && same<decltype((v.l)), unsigned long long &> && same<decltype(v.p++), long>);
void take(int);
void take(unsigned) = delete;
void take(unsigned long long) = delete;
void pass(fields x) { take(x.u + 1); take(x.l * 2); take(+x.u); take((x.u) + (x.l)); take(x.u << 1); int narrow{ x.u + x.l }; }
