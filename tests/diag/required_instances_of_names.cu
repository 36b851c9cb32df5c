// The same in arguments, constants and templates as they are written.
template<class T> struct S { static_assert(sizeof(T)==4,"four"); static constexpr int v=1; typedef T type; };
template<int N> struct I{};
template<class T> struct J{};
I<S<char[8]>::v> i8;
J<S<char[9]>::type> j9;
J<typename S<char[10]>::type> j10;
int f() { I<S<char[11]>::v> i8; J<S<char[12]>::type> j; return 0;}
int g(J<S<char[13]>::type> q);
int a[S<char[19]>::v];
enum E { e = S<char[20]>::v };
using W = S<char[21]>::type;
static_assert(S<char[22]>::v, "");
auto l = [](S<char[23]>::type*) { return S<char[24]>::v; };
decltype(S<char[25]>::v) d;
template<class T> void tf() { S<char[26]>::v; J<S<char[27]>::type> j; S<T>::v; S<char[28]> s; }
template<class T> struct TT { S<char[29]> s; J<S<char[30]>::type> j; static const int x = S<char[31]>::v; };
__attribute__((global)) void k() { S<char[32]> s; }
template<class T> __attribute__((global)) void tk(T t) { S<T> s; S<char[33]> s2; typename S<T>::type q; int y = S<T>::v; t.x = 1; }
struct C34 { int x; char c[34]; };
int use = sizeof(S<char[35]>);
