// [over.over] in constants: which function a name means is for the type to say that it becomes.
constexpr int o1(int) { return 1; } constexpr int o1(long) { return 2; }
constexpr int (*po)(long) = o1; static_assert(po(0) == 2);
constexpr int (*po2)(long) = &o1; static_assert(po2(0) == 2);
constexpr auto po3 = static_cast<int (*)(long)>(o1); static_assert(po3(0) == 2);
constexpr auto po4 = (int (*)(long))o1; static_assert(po4(0) == 2);
constexpr int (&po5)(long) = o1; static_assert(po5(0) == 2);
template <class T> constexpr int o2(T) { return sizeof(T); } constexpr int o2(char) { return 99; }
constexpr int (*pt)(char) = o2; static_assert(pt(0) == 99); constexpr int (*pu)(char) = o2<>; static_assert(pu(0) == 1);
constexpr int (*px)(long) = o2; static_assert(px(0) == 8); constexpr int (*py)(long) = &o2<long>; static_assert(py(0) == 8);
struct S { int (*f)(long); }; constexpr S s{ o1 }; static_assert(s.f(0) == 2); constexpr S ss = { .f = o1 }; static_assert(ss.f(0) == 2);
constexpr int (*tab[])(long) = { o1, &o1 }; static_assert(tab[1](0) == 2);
constexpr int call(int (*f)(long) = o1) { return f(0); } static_assert(call() == 2 && call(o1) == 2 && call(&o1) == 2);
constexpr int (*get())(long) { return o1; } static_assert(get()(1) == 2);
constexpr int asg() { int (*f)(long) = nullptr; f = o1; return f(1); } static_assert(asg() == 2);
constexpr int cond(bool b) { int (*f)(long) = b ? static_cast<int (*)(long)>(o1) : nullptr; return f ? f(1) : 0; } static_assert(cond(true) == 2);
template <int (*F)(long)> constexpr int nt = F(0);
static_assert(nt<o1> == 2 && nt<&o1> == 2);
struct M { constexpr int m(int) const { return 1; } constexpr int m(long) const { return 2; } static constexpr int st(int) { return 5; } static constexpr int st(long) { return 6; } };
constexpr int (M::*pm)(long) const = &M::m; static_assert((M().*pm)(0) == 2); constexpr int (*ps)(long) = M::st; static_assert(ps(0) == 6); constexpr int (*ps2)(long) = &M::st; static_assert(ps2(0) == 6);
