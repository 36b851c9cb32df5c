// flags: --c++20
// Names of nothing with template arguments: since C++20 they are those of templates.
void used(int, int = 0);
struct Box { int n; };
void operands(Box c) {
	used(gone<int>);
	used(1, gone1<int, 3>);
	int a = gone2<int> + 1;
	c.n += gone3<int>;
	int b[gone4<3>];
	int *p = &gone5<int>;
	int d = ::gone<int>;
	::gone<int> = 1;
	int e = (float)::gone<int> + ::called<int>(3);
	used(called<int>(2));
}
template <class T> T Lost<int>::member(T t) { return t; }
template <class T> T Lost1<T>::member(T t) { return t; }
template <class T> typename Lost2<int>::type result();
template <class T> inline typename Lost2<T>::type result(int);
template <class T> __attribute__((device)) int Lost3<T>::member();
template <> int Lost4<int>::member();
template <class T> int Lost5<T>::value = 3;
template <class T> Lost6<T>::Lost6() { }
typename Lost7<int>::type variable;

// Comparisons.
int less = 3;
template <int N> int value = N;
bool compared(int n) { return n < less || less < n || (n < 3) > (less < 4) || value<3> < ::value<4>; }
