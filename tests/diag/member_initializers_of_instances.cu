struct Y { static __attribute__((device)) int d(); __attribute__((device)) Y(); };
template <class T> struct X { T m = T(); int i = T::d(); X() {} };
template struct X<Y>;
template <class T> struct X2 { X2() {} T m = T(); int i = T::d(); };
template struct X2<Y>;
template <class T> struct X3 { int i = T::d(); constexpr X3() {} };
void u() { X3<Y> x; }
template <class T> struct X4 { constexpr X4() {} int i = T::d(); };
void v() { X4<Y> x; }
template <class T> void f() { struct L { int i = T::d(); L() {} } l; struct L2 { int i = T::d(); } l2; }
template void f<Y>();
template <class T> auto g() { struct L { int i = T::d(); L() {} } l; struct L2 { int i = T::d(); } l2; return 1; }
void w() { g<Y>(); }
template <class T> struct X5 { int i = T::d(); int j; X5() : j(T::d()) {} };
template struct X5<Y>;
