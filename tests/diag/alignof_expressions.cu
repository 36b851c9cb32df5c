/* alignof of expressions is GNU's: __alignof__ says so. */
struct S { int x; };
int a = alignof(S::x);
int b = alignof a;
int c = __alignof__ a;
int d = _Alignof(a);
template<class T> int f(T t) { return alignof(t) + alignof(T) + alignof(T::x); }
int e = f(S());
