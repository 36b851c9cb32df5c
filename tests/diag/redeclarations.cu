template<class T> __attribute__((global)) void tg2(T); template<> __attribute__((device)) void tg2(int) {}
template<class T> __attribute__((device)) void tg3(T); template<> __attribute__((global)) void tg3(int) {}
template<class T> __attribute__((global)) void tg4(T); template<class T> __attribute__((device)) void tg4(T);
template<class T> __attribute__((host)) void tg5(T); template<class T> __attribute__((global)) void tg5(T) {}
template<class T> __attribute__((global)) void tg6(T); template<> __attribute__((host)) __attribute__((device)) void tg6(int); template<> __attribute__((global)) __attribute__((host)) void tg6(char); 
template<class T> __attribute__((global)) void tg7(T); template<> void tg7(int); template<> __attribute__((device)) void tg7(int);
struct S { __attribute__((global)) friend void f1(); __attribute__((device)) friend void f2(); friend void f3(); friend __attribute__((global)) void f4(); }; __attribute__((device)) void f1(); __attribute__((global)) void f2(); __attribute__((global)) void f3(); __attribute__((host)) void f3(); __attribute__((device)) void f4() {}
struct S2 { friend void f1(); __attribute__((global)) friend void f2(); __attribute__((device)) friend void f4(); };
namespace N { __attribute__((global)) void g(); } using N::g; __attribute__((device)) void g(int); __attribute__((device)) void N::g();
extern "C" { __attribute__((global)) void c1(); } extern "C" __attribute__((device)) void c1(); __attribute__((global)) void c1();
void lo() { __attribute__((global)) void l1(); __attribute__((device)) void l1(); __attribute__((host)) __attribute__((global)) void l2(); } __attribute__((device)) void l1();
__attribute__((global)) __attribute__((device)) __attribute__((host)) void m1(); __attribute__((device)) __attribute__((global)) __attribute__((host)) void m2(); __attribute__((host)) __attribute__((device)) __attribute__((global)) void m3(); __attribute__((host)) __attribute__((global)) __attribute__((device)) void m4(); __attribute__((global, host)) void m5(); __attribute__((host)) void __attribute__((global)) m6() ; void m7() __attribute__((device)) __attribute__((global));
__attribute__((global)) void r1(); __attribute__((global)) void r1(); __attribute__((device)) void r1(); __attribute__((device)) void r1(); __attribute__((global)) void r1(); __attribute__((host)) void r1();
struct M { __attribute__((device)) void a(); __attribute__((global)) void b(); }; __attribute__((global)) void M::a() {} __attribute__((device)) void M::b() {}
template<class T> struct TM { __attribute__((device)) void a(); __attribute__((global)) void b(); template<class U> __attribute__((device)) void c(); }; template<class T> __attribute__((global)) void TM<T>::a() {} template<class T> __attribute__((device)) void TM<T>::b() {}  
typedef __attribute__((device)) __attribute__((global)) void tf(); __attribute__((device)) __attribute__((global)) void (*pf)(); __attribute__((device)) __attribute__((global)) int var; __attribute__((global)) __attribute__((device)) int fd(), fe();
template<class T> __attribute__((global)) void ti(T) {} template __attribute__((global)) __attribute__((device)) void ti(int); template __attribute__((host)) void ti(long); template __attribute__((global)) void ti(char);
