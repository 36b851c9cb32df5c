// What an explicit instantiation says of execution spaces comes to what its template says, from there on.
template <class T> __attribute__((device)) T f(T x) { return x; } template __attribute__((host)) __attribute__((device)) int f<int>(int x);
void user() { f(1); }
template <class T> __attribute__((device)) T g(T x) { return x; } template __attribute__((host)) int g<int>(int x);
void user2() { g(1); }
template <class T> T h(T x) { return x; } template __attribute__((device)) int h<int>(int x);
void user3() { h(1); }
__attribute__((device)) void user4() { h(1); h('a'); }
template <class T> __attribute__((host)) __attribute__((device)) T k(T x) { return x; } template __attribute__((device)) int k<int>(int x);
void user5() { k(1); }
__attribute__((device)) void user6() { k(1); k('a'); }
template <class T> struct S { __attribute__((device)) T m(T x) { return x; } };
template __attribute__((host)) __attribute__((device)) int S<int>::m(int);
void user7() { S<int>().m(1); }
template <class T> __attribute__((device)) T e(T x) { return x; } extern template __attribute__((host)) int e<int>(int x);
void user8() { e(1); }
template <class T> __attribute__((global)) void gl(T x) { } template __attribute__((device)) void gl(int);
template <class T> T h2(T x) { return x; } template __attribute__((host)) __attribute__((device)) int h2<int>(int x);
__attribute__((device)) void user9() { h2(1); h2('a'); }
template <class T> T h3(T x) { return x; } 
__attribute__((device)) void user10() { h3(1); }
template __attribute__((host)) __attribute__((device)) int h3<int>(int x);
template <class T> T h4(T x) { return x; } template __attribute__((host)) int h4<int>(int x);
__attribute__((device)) void user11() { h4(1); }
namespace order {
template <class T> __attribute__((device)) T f(T x) { return x; }
void u1() { f(1); }
template __attribute__((host)) __attribute__((device)) int f<int>(int x);
void u2() { f(1); }
template <class T> T h(T x) { return x; }
void u3() { h(1); }
template __attribute__((device)) int h<int>(int x);
void u4() { h(1); }
template <class T> struct S { __attribute__((device)) T m(T x) { return x; } };
void u5() { S<int>().m(1); }
template __attribute__((host)) __attribute__((device)) int S<int>::m(int);
void u6() { S<int>().m(1); }
}
