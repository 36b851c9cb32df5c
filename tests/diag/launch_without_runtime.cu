__attribute__((global)) void k();
void f() { k<<<1, 1>>>(); }
