// What is specialized explicitly, or looks like that, and is no template or no member of an instance; beside it what is.
template <typename T> void process(T *p, int n);
template <typename T> T over(T);
template <typename T> T over(T, int);
template <typename T> struct Foo {
	void bar();
	void two();
	void two(int);
	static int n;
	static int arr[3];
	template <class U> void baz(U);
	Foo();
	Foo(int);
	void operator+(int);
	T tm(T);
	struct In { void g(); static int q; };
};
struct S {
	void m();
	static int k;
	static void sm();
	template <class T> void t(T);
	struct In;
};
struct Plain;
namespace ns { int v; void f(); template <class T> void g(T); }
int x;
void plain(int);
template <class T> int var = 1;

void process<short>(short *p, int n) {}
static inline float over<float>(float x) { return x; }
int over<char>(int, int, int);
__attribute__((global)) void process<char>(char *, int) {}
void ns::g<char>(char) {}
void S::t<int>(int) {}
int var<char> = 3;
struct Q { template <class T> void t(T); void t<int>(int); };

template <> void S::m() {}
template <> void S::sm() {}
template <> void S::m(int) {}
template <> void S::nope() {}
template <> int S::k = 3;
template <> int x;
template <> int y = 3;
template <> int ns::v = 2;
template <> void ns::f() {}
template <> struct Plain {};
template <> struct Other;
template <> class S::In {};
template <> void plain(int);
template <> void plain(float) {}
template <> void undeclared(int) {}
template <> int var = 3;

template <> void Foo<int>::two(float) {}
template <> int Foo<int>::bar = 2;
template <> int Foo<int>::arr[4] = {};
template <> float Foo<int>::n = 3;
template <> int Foo<int>::tm(float) { return 1; }
template <> Foo<int>::Foo(float) {}
template <> void Foo<int>::operator-(int) {}
template <> void Foo<int>::operator+(float) {}
template <> void Foo<int>::qux() {}
template <> int Foo<int>::m = 3;
template <> int Foo<int>::bar() { return 1; }
void Foo<long>::bar(int) {}
void Foo<long>::two(char) {}
Foo<long>::Foo(char *) {}
void Foo<short>::qux() {}
int Foo<short>::m = 3;

template <> void process<int>(int *p, int n) {}
template <> long over(long) { return 1; }
template <> void Foo<char>::bar() {}
template <> void Foo<char>::two(int) {}
template <> int Foo<char>::n = 3;
template <> int Foo<char>::arr[3] = {};
template <> Foo<char>::Foo(int) {}
template <> void Foo<char>::operator+(int) {}
template <> char Foo<char>::tm(char) { return 1; }
template <> void Foo<char>::In::g() {}
template <> int Foo<char>::In::q = 1;
template <> template <> void Foo<char>::baz<int>(int) {}
template <> template <class U> void Foo<short>::baz(U) {}
template <> void S::t<char>(char) {}
template <> void ns::g(int *) {}
template <> int var<short> = 3;
template <> struct Foo<double> { void bar(); void mine(int); };
void Foo<double>::bar() {}
void Foo<double>::mine() {}
void Foo<double>::two() {}
int Foo<double>::n = 3;
template <> void Foo<double>::bar() {}
