void f(int) noexcept __attribute__((cold));
void g(int) noexcept (true);
void h(int) noexcept;
void i(int) noexcept
 (sizeof(int) == 4) __attribute__((cold));
void j(int) throw() __attribute__((cold));
struct S { void m() noexcept __attribute__((cold)); void m(int) noexcept(true); };
int main() { f("a"); g(); h(); i(); j(); S s; s.m(1, 2); }
void k(int) noexcept __attribute__((cold));
void k(int, int) noexcept (true);
void l() { k(); }
