/* Functions that a system header declares are declared where another file declares them again. */
# 1 "redeclared_system_functions.cu"
# 1 "/usr/include/foo.h" 1 3 4
extern "C" int fa(int) noexcept;
extern "C" int fb(int) noexcept;
extern "C" int abs(int) noexcept;
extern "C" int fc(int) noexcept (true) __attribute__ ((__const__)) ;
extern int ff(int);
# 8 "redeclared_system_functions.cu" 2
extern "C" int fa(int) noexcept;
extern "C" __attribute__((host)) __attribute__((device)) int fb(int) noexcept(true);
extern "C" __attribute__((host)) __attribute__((device)) int abs(int) noexcept(true);
extern "C" int fc(int) noexcept (true);
extern "C" __attribute__((host)) __attribute__((device)) __attribute__((device_builtin)) __attribute__((cudart_builtin)) int fd(int);
extern __attribute__((host)) __attribute__((device)) int ff(int);
struct Z {};
int fa(char); int fb(char); int abs(char); int fc(char); int ff(char);
namespace several { void f(int); void f(char); }
void f(int *);
void f(char *);
using several::f;
void h(Z z) { f(z); }
void g(Z z) { fa(z); fb(z); abs(z); fc(z); ff(z); }
