// Alias templates with too many arguments, with too few, and with others.
template <typename T> using Y = T *; template <typename T, int N> using Z = T[N]; template <typename T> struct V {}; template <typename T> using W = V<T>;
template <typename T, typename U = int> using D = T; template <typename... T> using P = int; template <typename T, typename... U> using Q = T;
Y<int, int> a;
Y<> b;
Z<int> c;
W<> d;
W<int, 2> e;
Z<int, int> f;
Y<3> g;
D<int> h; D<int, int> i; D<> j; D<int, int, int> k;
P<> l; P<int, int> m; Q<int> n; Q<> o;
int main() { Y<int, int> a; W<> d; W<int>::x; }
