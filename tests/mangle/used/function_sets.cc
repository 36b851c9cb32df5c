// Sets of functions as arguments, and members that using-declarations bring beside templates.
struct First { template<class T> int bar() {return 1;} template<int I> int bar() {return 2;} };
struct Second : First { using First::bar; template<int I> int bar () {return 3;} };
int brought() { Second b; return b.bar<1>() + b.bar<int>(); }
template <class Fn> void def(Fn fn) {}
template <class T1, class T2> T2 fn(T1, T2);
template <class T1> int fn(T1) { return 0; }
template <class F> void take(F, int) {}
template <class R, class T> R call(R (T::*)()) { return R(); }
struct C { int f() { return 1; } void f(int); void g(); };
void deduced() { def(fn<int>); take(&fn<char>, 1); call(&C::f); call(&C::g); }
void def(int (*)(int));
template <class T> void def3(T) {}
void named() { def(fn<int>); def3(&fn<char>); def3(fn<long>); }
