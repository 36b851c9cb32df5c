// flags: --c++20
/* The elements of an aggregate that is initialized by values in parentheses are made by nobody; what stands there is looked at. */
struct T { __attribute__((device)) T(int); __attribute__((device)) T(const T &); __attribute__((device)) T(T&&); __attribute__((device)) ~T(); };
template<class X> struct Q { X x; };
void f4() { Q<T> q(T(2)); }
void f5() { Q<T> q(2); }
struct R { T t; int i; };
void f6() { R r(2, 3); }
void f7() { R r(T(2), 3); }
void f8() { R r(T(2)); }
void f9() { R *r = new R(2, 3); }
void f10() { auto q = Q<T>(2); }
void f11() { auto q = Q(T(2)); }
