// flags: --c++14
enum E : int { e0 };
enum class F { a };
enum G { g0 };
E e{3};
F f2{2};
G g{1};
E h() { return E{4}; }
F i() { return F{4}; }
void j(F);
void k() { j(F{5}); E l = {2}; auto m = F{static_cast<F>(3)}; E n{e0}; unsigned char o{7}; }
char u = u8'a';
const char *v = u8"a";
