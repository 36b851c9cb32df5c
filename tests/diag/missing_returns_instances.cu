template<class T> int f1(T t) { if (t) return 1; }
template int f1<int>(int);
template<class T> T f2(T t) { t++; }
template int f2<int>(int);
template<class T> struct S { T m(T t) { if (t > 1) return t; } void n() { m(1); } int k() { if constexpr (sizeof(T) == 4) return 1; } };
template struct S<int>; template struct S<char>;
template<class T> auto f3(T t) { if (t) return 1; }
int g3() { return f3(1); }
template<class T> constexpr int f4(T t) { if (t) return 1; }
int g4() { return f4(1); }
template<class T> int f5(T t) { if (t) return 1; }
int g5() { return f5(1); }
