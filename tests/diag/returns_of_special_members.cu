void nothing();
struct A { A() { return 1; } ~A() { return nothing(); } A(int) { return; } A(long) { return (void)0; } void f() { return nothing(); } };
struct B { B() { auto l = [] { return nothing(); }; l(); } ~B(); };
B::~B() { return (void)1; }
