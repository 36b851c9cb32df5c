// Parameters without a type.
void f1(int a, *b, int c) { c = u1; b = 3; }
void f3(int a, &b) { u3; }
void f4(int a, []) { u4; }
void f5(int a, (*p)(int)) { u5; }
template <class T> void f6(T a, *b) { u6; }
struct S { void m(int a, &b, int c) { c = u7; } void n(*d); };
void h() { auto l = [](int a, *b) { return a; }; }
typedef void (*pointer)(int, *);
