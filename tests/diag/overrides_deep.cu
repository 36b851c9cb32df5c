struct B { __attribute__((device)) virtual void n(); virtual void c() const; };
struct B1 : B { void n(); };
struct B2 : B1 { void n(); };
struct B3 : B1 { __attribute__((device)) void n(); };
struct B5 : B { __attribute__((device)) virtual void c() const final; };
struct V1 : virtual B { void n(); }; struct V2 : virtual B { __attribute__((host)) __attribute__((device)) void n(); }; struct V3 : V1, V2 { __attribute__((device)) void n(); };
struct P { __attribute__((device)) virtual void p() = 0; __attribute__((device)) virtual void q() = delete; virtual void r(int = 0) = 0; };
struct P1 : P { void p() override; void q() = delete; __attribute__((device)) void r(int) override { } };
struct X { virtual void x(); };
__attribute__((device)) void X::x() {}
struct X1 : X { void x(); __attribute__((device)) void y(); };
void X1::y() {}
struct Y { virtual void x(); };
struct Y1 : Y { void x(); };
__attribute__((device)) void Y1::x() {}
namespace N { struct Z { __attribute__((device)) virtual void z(); __attribute__((device)) virtual operator int(); __attribute__((device)) virtual int operator+(int); __attribute__((device)) virtual Z &operator=(const Z &); __attribute__((device)) virtual bool operator()(int) const;  }; }
struct Z1 : N::Z { void z(); operator int(); int operator+(int); Z1 &operator=(const Z1 &); N::Z &operator=(const N::Z &); bool operator()(int) const; };
struct Out { struct In { __attribute__((device)) virtual void z(); }; struct In2 : In { void z(); }; };
struct W1 { virtual void w(); }; struct W2 { __attribute__((device)) void w(); }; struct W3 : W1, W2 { using W2::w; }; struct W4 : W1 { __attribute__((device)) void w() noexcept; };
class Pr : N::Z { void z(); };
struct DD { __attribute__((device)) virtual ~DD() = default; }; struct DE : DD {}; struct DF : DE { ~DF(); }; struct DG : DE { __attribute__((device)) ~DG() = default; }; struct DH : DD { __attribute__((host)) __attribute__((device)) ~DH() = default; }; struct DI : DD { ~DI(); }; DI::~DI() = default;
struct DM { DE e; virtual ~DM(); }; struct DN : DM { ~DN() = default; }; struct DO { virtual ~DO() {} }; struct DP : DO { DI i; }; struct DQ : DO { __attribute__((device)) ~DQ() {} };
struct GG { virtual ~GG() = default; }; struct GH : GG { __attribute__((device)) ~GH() = default; }; struct GI : GG { __attribute__((host)) __attribute__((device)) ~GI() = default; };
enum E {}; typedef int I; struct A0 { __attribute__((device)) virtual void f(I, E *, const char *, void (*)(int), int (&)[3], int A0::*, bool); __attribute__((device)) virtual void f(); }; struct A1 : A0 { void f(I, E *, const char *, void (*)(int), int (&)[3], int A0::*, bool); void f(); };
template<class T> struct T0 { __attribute__((device)) virtual void t(T); __attribute__((device)) virtual void t(); }; struct T1 : T0<int> { void t(int); void t(); }; template<> struct T0<char> { virtual void t(); }; struct T2 : T0<char> { __attribute__((device)) void t(); };
template<class T> struct T3 : T0<int> { void t(int); __attribute__((host)) __attribute__((device)) void t(); struct T4 : T0<char> { __attribute__((device)) void t(); }; }; template<> struct T3<char> : T0<char> { __attribute__((host)) __attribute__((device)) void t(); }; template<class T> struct T3<T *> : T0<char> { __attribute__((host)) __attribute__((device)) void t(); };
