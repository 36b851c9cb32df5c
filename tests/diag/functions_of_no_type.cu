// Names of several functions where a type is needed that none of them, or more than one of them, has.
void f(int *); void f(const char *); void f(long);
int add(int a, int b); float add(float a, float b);
template <class T> void tm(T); template <class T> void tp(T *); template <class T> void tp(T *, int);
struct S { void m(int); void m(float); static void s(int); static void s(long); void call(void (*)(char)); };
struct I { void (*f)(int); int n; };
typedef void callback(int);
void take(void (*)(int)); void take_address(void *);
void (*g1)(int) = f;
void (*g2)(char) = &S::s;
int (*g3)(int) = tm;
void (*g4)(int) = tp;
void (*g5)(long) = f;
void (*g6)(int) = tm;
int (*returned())(float) { return add; }
void t(S s)
{
	void (*fp)(int) = f;
	int (*ap)(int, int) = add;
	int (*ap2)(float) = add;
	void (*fq)(long) = &f;
	void (*fr)(int) = &f;
	void (*fs)(int){f};
	void (*ft)(int)(f);
	callback *c = f;
	fp = f;
	fp = &f;
	take(f);
	s.call(f);
	void (S::*pm)(int) = &S::m;
	void (S::*pn)(char) = &S::m;
	void (*arr[])(int) = { f };
	int (*arr2[])(int, int) = { add, add };
	I i = { f, 1 };
	void *v = f;
	void *w = tm;
	const void *x = &f;
	take_address(f);
	v = f;
	static_cast<void (*)(int)>(f);
	(void (*)(int))f;
	static_cast<void (*)(long)>(f)(1);
	reinterpret_cast<void *>(f);
	(void)f;
	(long)&f;
	static_cast<void (*)(char)>(S::s);
}
