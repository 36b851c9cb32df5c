/* Lambdas in the bounds of arrays. */
template <class F> constexpr int use(F) { return 1; }
int called[use([] { return 1; })];
int measured[sizeof(use([] { return 1; }))];
int closure[sizeof([] { return 1; })];
struct Member { int closure[sizeof([] { return 1; })]; int other[use([] { })]; };
int tested[noexcept([](int n) { return n; }) + 1];
void f() { int local[sizeof([] { return 1; })]; int other[use([] { })]; }
int subscript[sizeof(closure[0]) + sizeof(measured[1])];
