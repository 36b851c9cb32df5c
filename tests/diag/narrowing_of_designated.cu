// flags: --c++20
struct In { int a; unsigned b; };
struct Cfg { int n = 1; float f = 2; const char *name = "x"; unsigned char c; In in; int arr[2]; };
Cfg g(Cfg c);
int main() {
    int q = 3; double d = 2; unsigned u = 3;
    Cfg a{.n = 1.5}; Cfg b = {.n = d};
    Cfg e{.f = 1.5, .c = 200};
    Cfg h{.n = 3u, .c = 300};
    Cfg i{.n = u, .f = d, .c = q};
    Cfg j = {.n = 'a', .f = 1e300};
    Cfg k{.in = {.a = 1.5, .b = -1}, .arr = {1.5, d}};
    Cfg l{.n{1.5}, .c{300}, .in{1, q}};
    Cfg m{.in{.b = q}};
    g({.n = 1.5}); g(Cfg{.n = d}); Cfg *p = new Cfg{.n = d}; static Cfg s{.c = q}; auto x = Cfg{.n = 2.5};
    Cfg arr[] = {{.n = 1.5}, {.n = 2}};
    a = {.n = 1.5};
}
Cfg ret() { return {.n = 1.5}; }
