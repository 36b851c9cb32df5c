template<class T> __attribute__((global)) inline void in3() {}
template<class T> inline __attribute__((global)) void in4();
template<class T> constexpr __attribute__((global)) void in5() {}
template<> __attribute__((global)) inline void in3<int>() {}
struct S {
friend inline __attribute__((global)) void fr1();
friend __attribute__((global)) constexpr void fr2() {}
friend __attribute__((global)) void fr3() {}
template<class T> friend __attribute__((global)) void fr4() {}
template<class T> friend __attribute__((global)) void fr5();
__attribute__((global)) friend void fr6() {}
template<class T> friend inline __attribute__((global)) void fr7() {}
};
template<class T> struct TS {
friend __attribute__((global)) void fr8() {}
template<class U> friend __attribute__((global)) void fr9(U) {}
__attribute__((global)) inline void m1();
template<class U> __attribute__((global)) inline void m2();
__attribute__((global)) int m3();
__attribute__((global)) auto m4();
__attribute__((global)) void m5(...);
__attribute__((global)) void m6() noexcept;
__attribute__((global)) T m7();
template<class U> __attribute__((global)) U m8();
__attribute__((global)) TS();
static __attribute__((global)) int m9();
};
template<class T> __attribute__((global)) auto tr2() { return 1; }
template<class T> __attribute__((global)) T tr3() { return 1; }
template<class T> __attribute__((global)) const T *tr4() { return 0; }
template<class T> __attribute__((global)) decltype(auto) tr5() { return 0; }
template<class T> __attribute__((global)) void tr6(...) {}
template<class T> __attribute__((global)) void tr6b(T, ...) {}
typedef void FT(...); __attribute__((global)) FT ft1; typedef int FI(); __attribute__((global)) FI ft2; template<class T> __attribute__((global)) FI ft3;
__attribute__((global)) void mm() noexcept(false) {}
namespace N { __attribute__((global)) void g1(); } inline void N::g1() {}
inline void h1(); __attribute__((global)) void h1();
__attribute__((global)) void h2(); inline void h2();
__attribute__((global)) void h3(); inline __attribute__((global)) void h3();
inline namespace { __attribute__((global)) inline void h4() {} }
__attribute__((global)) void h5() try {} catch (...) {}
__attribute__((global)) void h6() asm("x");
