// Default arguments of template parameters of classes, aliases and variables stand last.
template <class T = int, class U> struct S1;
template <class T = int, class U> struct S2 { U u; };
template <class T, class U = int, class V> struct S3;
template <class T = int, class U = int, class V> struct S4;
template <class T = int, class U, class V = int, class W> struct S5;
template <int N = 2, class U> struct S6 { };
template <class = int, class U> struct S7;
template <int = 3, class> struct S8;
template <class T = int, class U = T, int V> using A1 = int;
template <class T = int, class U> int variable = 1;
template <class T = int, class U, class... V> struct S9;
struct Outer {
	template <class T = int, class U> struct S;
	template <class T = int, class U> using A = T;
	template <class T = int, class U> static int variable;
};

template <class T, class U = int> struct Valid1;
template <class T = int, class U> struct Valid1;
template <class T, class U> struct Valid1 { };
Valid1<> object;
template <class T = int, class... U> struct Valid2;
template <class... T> struct Valid3;
template <class T = int, class U> T valid4(U);
template <class T, class U = T> struct Valid5;
struct Valid6 {
	template <class T = int, class U> Valid6(U, T *);
};
