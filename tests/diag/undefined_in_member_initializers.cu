// What initializes members is read behind the class: of the same name nothing is said again, around the class either; default arguments
// declare nothing.
struct P { int u = third; int v = third; int f() { return third; } };
struct Q { int u = third; int f() { return third; } };
int use() { return third; }
namespace N { struct R { int u = fourth; }; int g() { return fourth; } }
int use2() { return fourth; }
int use3() { struct R { int u = fifth; int w = fifth; }; return fifth; }
template <class T> struct TT { int u = sixth; int v = sixth; };
int use4() { return sixth + fifth; }
struct A { int f(int a = seventh); int g(int a = seventh); };
int use5() { return seventh; }
struct P { static constexpr int a = q; static const int b = q; int arr[q2]; int arr2[q2]; enum { E = q3 }; int m : q4; void f(int a = q5); };
int u = q; 
int u2 = q2;
int u3 = q3;
int u4 = q4;
int u5 = q5;
int u6 = q6;
