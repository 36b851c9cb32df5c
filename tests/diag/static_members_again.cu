// Static data members that are defined twice, in their class and outside of it, of templates and namespaces; and arrays without a bound as members.
struct C { static int a; static const int b = 1; static int c; static constexpr int d = 1; static inline int e = 1; static const int f; static int g[]; };
int C::a; int C::a = 3; const int C::b; const int C::b; int C::c = 1; int C::c = 2; constexpr int C::d; int C::e; const int C::f = 1; const int C::f = 2; int C::g[] = { 1 }; int C::g[1]; float C::a;
template <class T> struct D { static T a; static const T b = 1; }; template <class T> T D<T>::a; template <class T> T D<T>::a = 1; template <> int D<int>::a = 3; template <> char D<char>::a;
namespace N { extern int x; struct E { static int y; }; } int N::x = 1; int N::x; int N::E::y; int N::E::y = 1;
struct A { int n; int data[]; int after; }; struct B { int data[]; }; struct F { int n; char d[]; }; struct G { F c; int k; }; struct H { int n; int d[][3]; }; union U { int d[]; int e; }; struct I { int n; private: int d[]; void f(); static int s; typedef int T; };
struct K { int d[]; struct L { int z; }; }; template <class T> struct M { T a; T b[]; T c; }; M<int> n; struct O { int d[]; static int k; }; struct Q { int n; int d[0]; int k; }; F c0 = { 1, { 1, 2 } };
