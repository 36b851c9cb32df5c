// Static members of instances: defined outside of the class template, and specialized.
template <class T> struct Sv { static int n; static const char *const s; static inline int k = 1; int f() { return n + k; } };
template <class T> int Sv<T>::n = 1; template <class T> const char *const Sv<T>::s = "g";
template <> int Sv<char>::n = 2; template <> const char *const Sv<char>::s = "c";
template <class T> struct Size { static const int n; };
template <class T> const int Size<T>::n = sizeof(T);
template <> const int Size<char>::n = 77;
const int *places[] = { &Size<char>::n, &Size<int>::n };
int use_sizes() { return *places[0] + Size<char>::n; }
