// A function with a parameter of an unknown type is taken for a variable: what is passed over then.
namespace std { }
void f(Unk *p) { int x; }
int a, b;
int c = und;
inline int f2(const Unk &p) { int x; }
int a2, b2, c2;
int d = und2;
template <class T> void f3(V<T> *p) { int x; }
int a3, b3, c3;
int d3 = und3;
inline int f4(std::vector<int> const& p) { int x; }
int a4, b4, c4;
int d4 = und4;
int f5(std::vector<int> const& p) { int x; }
template <typename T, int N> void k(T *x) { }
int d5 = und5;
int x;
void f6(V<int> *p) { }
int g6(int x) {
	x = 0;
	x = 1;
	x = 2;
	x = 3;
	x = 4;
	x = 5;
	x = 6;
	x = 7;
	x = 8;
	x = 9;
	x = 10;
	x = 11;
	x = 12;
	x = 13;
	x = 14;
	x = 15;
	x = 16;
	x = 17;
	x = 18;
	x = 19;
	x = 20;
	x = 21;
	x = 22;
}
int d6 = und6;
void f7(V<int> *p) { }
struct S { int x; void f(int x) {
	x = 0;
	x = 1;
	x = 2;
	x = 3;
	x = 4;
	x = 5;
	x = 6;
	x = 7;
	x = 8;
	x = 9;
}
	void g(int x)
	{
	x = 0;
	x = 1;
	x = 2;
	x = 3;
	x = 4;
	x = 5;
	x = 6;
	x = 7;
	x = 8;
	x = 9;
	x = 10;
	x = 11;
	x = 12;
	x = 13;
	x = 14;
}
};
int d7 = und7;
template <class T> void f8(V<int> *p) { }
int g8(int x) {
	x = 0;
	x = 1;
	x = 2;
	x = 3;
	x = 4;
	x = 5;
	x = 6;
	x = 7;
	x = 8;
	x = 9;
	x = 10;
	x = 11;
	x = 12;
	x = 13;
	x = 14;
	x = 15;
	x = 16;
	x = 17;
	x = 18;
	x = 19;
	x = 20;
	x = 21;
	x = 22;
}
int d8 = und8;
int d9 = und9;
template <class T> void f10(T t, Unk *p)
{
	x = 0;
	x = 1;
	x = 2;
	x = 3;
	x = 4;
	x = 5;
	x = 6;
	x = 7;
	x = 8;
	x = 9;
	x = 10;
	x = 11;
	x = 12;
	x = 13;
	x = 14;
	x = 15;
	x = 16;
	x = 17;
	x = 18;
	x = 19;
	x = 20;
	x = 21;
	x = 22;
}
template <class T> void f11(V<T> *p) { }
