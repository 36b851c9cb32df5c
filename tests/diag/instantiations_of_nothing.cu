/* Explicit instantiations of what no template is there for, and classes named with arguments that nothing declares. */
namespace n1 {
template <class T> void f(foo c) { } template void f<int>(foo);
}
namespace n2 {
template <class T> void f(T c) { } template void f<int>(foo);
}
namespace n3 {
template <class T> void f(T c) { } template void f(foo);
}
namespace n4 {
template <class T> foo f(T c) { } template foo f(int);
}
namespace n5 {
template <class T> struct s { void f(foo);
};
template struct s<foo>;
template struct s<int>;
}
namespace n6 {
template <class T> void f(T *c) { } template void f<foo>(foo *);
}
namespace n7 {
template <class T> void f(T *c) { } template void f<foo>(int *);
}
namespace n8 {
template <class T> void f(T *c) { } template void f<int>(float *);
}
namespace n9 {
template <class T> void f(T *c) { } template int f<int>(int *);
}
namespace n10 {
template <class T> void f(T *c) { } template void f(int);
}
namespace n11 {
template <class T> void f(T *c) { } template void f<int, int>(int *);
}
namespace n12 {
template <class T> __attribute__((global)) void f(T *c) { } template __attribute__((global)) void f<float>(double *);
}
namespace n13 {
template <class T> __attribute__((global)) void f(T *c) { } template void f<float>(const float *);
}
namespace n14 {
template <class T, int N> __attribute__((global)) void f(T *c) { } template __attribute__((global)) void f<float>(float *);
}
namespace n15 {
template <class T, int N> __attribute__((global)) void f(T *c) { } template __attribute__((global)) void f<float, 3>(float *, int);
}
namespace n16 {
int f(int);
template int f(int);
struct t { };
template struct t;
template int f<int>(int);
}
namespace n17 {
template <class T> void f(T c) { } template void f<int>(foo, bar);
}
namespace n18 {
template <class T> void f(T c) { } template void f<int>(foo c);
}
namespace n19 {
template <class T> void f(T c) { } template void f<int>(const foo &c);
}
namespace n20 {
template <class T> void f(T c) { } template void f<int>(foo<int> c);
}
namespace n21 {
template <class T> void f(T c) { } template foo f<int>(int c);
}
namespace n22 {
template <class T> void f(T c) { } template void f<foo>(int c);
}
namespace n23 {
namespace n { template <class T> void f(T c) { } } template void n::f<int>(foo c);
template void n::f<foo>(foo);
}
namespace n24 {
namespace n { template <class T> void f(T c) { } } template void n::g<int>(int c);
}
namespace n25 {
template <class T> void f(T c) { } template void f<int>(1);
}
namespace n26 {
template <class T> void f(T c) { } template void f<int>(int c) { }
}
namespace n27 {
template <class T> void f(T c) { } template void f<int>(int c) template void f<float>(float);
}
namespace n28 {
template <class T> void f(T c) { } template foo f<int>(int c);
int y = u1;
}
namespace n29 {
template <class T> void f(T c) { } template const foo f<int>(int c);
int y = u1;
}
namespace n30 {
template <class T> void f(T c) { } template __attribute__((global)) foo f<int>(int c);
int y = u1;
}
namespace n31 {
template <class T> void f(T c) { } template foo *f<int>(int c);
int y = u1;
}
namespace n32 {
template <class T> void f(T c) { } template foo<int> f<int>(int c);
int y = u1;
}
namespace n33 {
template <class T> void f(T c) { } template n::foo f<int>(int c);
int y = u1;
}
namespace n34 {
template <class T> void f(T c) { } extern template foo f<int>(int c);
int y = u1;
}
namespace n35 {
template <class T> void f(T c) { } template foo(int c);
int y = u1;
}
namespace n36 {
template <class T> void f(T c) { } template void f<int>(int c) int y = u1;
int z = u2;
}
namespace n37 {
template <class T> void f(T c) { } template void f<int>(int c)
int z = u2;
int t = u3;
}
namespace n38 {
template <class T> void f(T c) { } template void f<int>(int c) { int y = u1;
}
int z = u2;
}
namespace n39 {
template <class T> void f(T c) { } template void f<int>(int c), f<float>(float);
int z = u2;
}
namespace n40 {
template <class T> void f(T c) { } template void f<int>(int c) __attribute__((global));
int z = u2;
}
namespace n41 {
template <class T> void f(T c) { } template void f<int>(int c)) ;
int z = u2;
}
namespace n42 {
template <class T> struct s { };
template struct s<int>
int z = u2;
int w = u3;
}
namespace n43 {
template <class T> struct s { struct i { };
enum e { a };
int m;
void f();
void f(int);
template <class U> void g(U);
static int t;
};
template struct s<int>::i;
template struct s<int>::k;
template void s<int>::f(float);
template int s<int>::m;
template float s<int>::t;
template int s<int>::u;
template void s<int>::g(float, int);
template void s<int>::g<int>(float);
}
namespace n44 {
struct s { void f();
template <class U> void g(U) { } };
template void s::f();
template void s::g(int);
template void s::g<int>(int);
template void s::g<int>(float);
template void s::h(int);
template void s::h<int>(int);
}
namespace n45 {
template int g(int);
template void h<int>(float);
template int x;
template int y<int>;
template int y = 3;
}
namespace n46 {
template <class T, class U> struct s { };
struct s<foo, bar> y;
struct s<foo> w;
struct s<int, foo, int> v;
}
namespace n47 {
template <class T> struct s { };
template struct s<int>
template struct s<float>;
int z = u2;
}
namespace n48 {
template <class T> struct s { };
template struct s<int>
template <class T> void g(T);
int z = u2;
}
namespace n49 {
template <class T> void f(T) { } template void f<int>(int)
template void f<float>(float);
template void f<char>(char);
int z = u2;
}
namespace n50 {
template <class T> void f(T) { } template void f<int>(int)
template <class T> void g(T);
int z = u2;
}
namespace n51 {
template <class T> struct s { };
template struct s<int>
struct t { };
int z = u2;
}
namespace n52 {
template <class T> void f(T *c) { } template void f<foo>(foo *);
foo x;
void g(foo y);
foo *h();
void m() { foo t;
} int z = sizeof(foo);
}
