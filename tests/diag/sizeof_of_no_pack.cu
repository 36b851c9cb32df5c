// sizeof... of what is no pack.
template <typename... T> int f(T... t) { int a[3]; return sizeof...(a) + sizeof...(t) + sizeof...(T); }
template <typename T> int g(T t) { return sizeof...(T) + sizeof...(t); }
int h(int x) { return sizeof...(x); }
template <typename... T> struct S { static const int n = sizeof...(T); int m[sizeof...(T)]; };
S<int, int> s; int i = f(1, 2, 3);
int j = [](auto... x) { return (int)sizeof...(x); }(1, 2);
