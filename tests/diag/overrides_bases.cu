struct B { __attribute__((device)) virtual void n(); };
struct A1 : B { __attribute__((host)) __attribute__((device)) void n(); }; struct A2 : B { __attribute__((host)) __attribute__((device)) void n(); };
struct M : A1, A2 { void n(); };
struct A3 : B {}; struct A4 : B {};
struct M2 : A3, A4 { void n(); };
struct C1 : virtual B {}; struct C2 : virtual B {}; struct M3 : C1, C2 { void n(); };
struct M4 : C1, B { void n(); };
struct X { __attribute__((host)) __attribute__((device)) virtual ~X(); }; struct Y { __attribute__((device)) virtual ~Y(); }; struct W { virtual ~W(); };
struct XY : X, Y {}; struct XYZ : XY { __attribute__((host)) ~XYZ(); }; struct YW : Y, W {}; struct YWZ : YW { __attribute__((host)) ~YWZ(); }; struct YWU : YW { __attribute__((host)) __attribute__((device)) ~YWU(); }; struct YWV : YW { __attribute__((device)) ~YWV(); };
struct NB { ~NB(); }; struct NV : NB, Y {}; struct NVZ : NV { __attribute__((host)) ~NVZ(); };
struct XF { __attribute__((device)) ~XF(); }; struct XG : W { XF f; }; struct XH : XG { __attribute__((device)) ~XH(); };
struct I1 { __attribute__((device)) virtual void f(int *, const int, int[3], void()); }; typedef int *IP; struct I2 : I1 { void f(IP, int, int *const, void (*)()); };
struct FI { __attribute__((device)) virtual void __attribute__((noinline)) c() const; }; struct FJ : FI { inline __attribute__((always_inline)) void c() const {} };
#pragma nv_exec_check_disable
struct FK : FI { void c() const; };
struct FL : FI {
#pragma nv_exec_check_disable
void c() const; };
#pragma hd_warning_disable
struct GD { __attribute__((global)) virtual void k(); }; struct GE : GD { void k(); };
void f() { struct L : FI { void c() const {} }; }
