// What a member of incomplete type is for is not asked further.
struct S { int n; S s; S t[2]; int f() { return s.n + t[0].none + s.none; } };
int of_member(S x) { return x.s.n + x.s.none; }
S made = { 1, { 2 } };
template <class T> struct U { U u; T t; int f() { return u.t; } };
int of_instance(U<int> x) { return x.u.t + x.u.none; }
struct V;
struct W { V v; };
struct V { W w; int z; };
int of_both(W w) { return w.v.z + sizeof(S); }
constexpr S constant = { };
