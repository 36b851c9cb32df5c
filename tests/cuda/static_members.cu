// nvcc:
// nvcc: -std=c++14
// Static members that are declared again outside of their class.
struct S { static constexpr int c = 3; static constexpr float f = 1; static const int d = 4; static constexpr int arr[] = { 1, 2 }; };
constexpr int S::c; constexpr float S::f; const int S::d; const constexpr int S::arr[];
template <class T> struct X { static constexpr T c = 3; static const T d = 4; struct Y { static constexpr int e = 1; }; template <class U> static constexpr U v = 3; };
template <class T> constexpr T X<T>::c; template <class T> const T X<T>::d; template <class T> constexpr int X<T>::Y::e;
const int &use(const int &i) { return i; }
extern constexpr int ext = 3;
int main() { return use(S::c) + use(S::d) + use(X<int>::c) + use(X<long>::d) + use(X<char>::Y::e) + (int)S::f + S::arr[1] + use(X<char>::c); }
