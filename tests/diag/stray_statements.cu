// Statements where only declarations can be: a call of a template with arguments is none, and a parenthesis begins a declarator.
template <class T> void ac(T, int);
template <int N> void number(int, int);
template <int N> int v;
template <class T> struct S { S(T); operator int(); template <class U> void member(U); };
namespace n { template <class T> void qc(T, int); }
int b;
ac<double>(b, 3);
n::qc<double>(b, 3);
ac<double><<<1, 2>>>(b, 3);
ac<double>;
number<3>(b, 3);
number<b>(b, 3);
v<3> = 4;
ac<double>(b,
3,
4,
5,
6);
(int) 5;
(int) x;
(3);
(sizeof(int) + 3);
(sizeof(int));
(static_cast <bool> ("x") ? void (0) : g (1));
(static_cast <bool> (3 > 4) ? void (0) : g (1));
(static_cast <bool> (!unk) ? void (0) : g (1));
((void)0);
(void)0;
template <class T> S<T>::S(T) { }
template <class T> S<T>::operator int() { return 3; }
template <> void ac<int>(int, int) { }
template <> S<int>::S(int) { }
template <> template <> void S<char>::member<int>(int) { }
template void ac<float>(float, int);
S<int> (object)(3);
