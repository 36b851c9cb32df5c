// flags: --c++20
struct P { int x, y; }; struct N { P p; int z; }; struct A { int v[3]; int w; }; union U { int i; float f; }; int g(N);
P a = { .x = 1, 2 };
P b = { 1, .y = 2 };
N c = { .p.x = 1 };
N e = { .p = { .x = 1, 2 }, .z = 1 };
A f = { .v[0] = 1 };
A h = { .v = { [0] = 1 } };
int i[3] = { [1] = 2 };
int j[3] = { 1, [1] = 2 };
P k[2] = { { .x = 1 }, { 1, 2 } };
P l[2] = { [0] = { .x = 1 } };
P o{ .x = 1, 2 };
P s = { x: 1, .y = 2 };
void t(int v) { g({ .p.x = 1 }); g({ .p = {1, 2}, 3 }); P a = { .x = v, v }; new P{ .x = 1, 2 }; P{ .x = 1, 2 }; return (void)P{ .x = 1, .y = 2 }; }
template <class T> void u() { P a = { .x = 1, 2 };  } template void u<P>(); constexpr N w = { .p.x = 1, .z = 2 };
N x = { .p{ 1 }, .z = 2 }; N y = { .p = P{ .y = 1 } }; N z = { .z = 1, .p = { 1 } };
