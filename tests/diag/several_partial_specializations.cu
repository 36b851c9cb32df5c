// Several partial specializations that match, none of them best; and those of which one is.
template <typename T, int N> struct P {};
template <typename T> struct P<T, 3> {};
template <int N> struct P<int, N> { int a; };
P<int, 3> *not_needed;
P<int, 3> p;
P<int, 2> ok;
void f() { P<int, 3> x; P<int, 3> *y; }
template <typename T, typename U> struct Q {};
template <typename T> struct Q<T, int> { int a; };
template <typename T> struct Q<int, T> { int b; };
int main() { Q<int, int> q; q.a = 1; Q<float, int> r; r.b = 2; return 0; }
template <typename T> struct R {};
template <typename T> struct R<T *> {};
template <typename T> struct R<const T> {};
template <typename T> struct R<T *const> {};
R<int *const> best; R<int *> pointer; R<const int> constant;
template <typename T> struct H { Q<T, T> q; }; H<int> h; H<float> k;
