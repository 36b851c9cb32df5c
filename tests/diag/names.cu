int f() { return undeclared + 1; }
int g(int declared) { return declared; }
template <class T> int h(T t) { return T::anything + t.member; }
unknown_type x;
struct S { int use() { return later; } int later; };
int repeated() { { int x = once; x = once; } once = 1; return once; }
