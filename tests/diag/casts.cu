// Casts that are invalid, and pointers that become integers which are too small.
struct A {
	int a;
};
struct B {
	B(int);
	operator int();
	explicit operator char *();
};
struct C {
	explicit C(double);
	virtual ~C();
};
struct D : C {
	D();
};
enum E { e };
enum class F { f };
typedef unsigned int word;
void function();

void static_casts(A a, B b, const C &c, int i, double x, int *p, const int *cp, void *v, F f, A *ap, C *base)
{
	int from_class = static_cast<int>(a), from_scoped = static_cast<int>(f), from_pointer = static_cast<int>(p);
	int *from_double = static_cast<int *>(x), *from_const = static_cast<int *>(cp), *from_void = static_cast<int *>(v);
	int *from_int = static_cast<int *>(i), &to_reference = static_cast<int &>(x);
	char *from_other = static_cast<char *>(p), *by_function = static_cast<char *>(b);
	bool of_class = static_cast<bool>(a), of_pointer = static_cast<bool>(p);
	D *down = static_cast<D *>(base), &qualified = static_cast<D &>(c);
	A *unrelated = static_cast<A *>(base);
	auto object = static_cast<A>(i);
	auto same = static_cast<A>(a);
	auto constructed = static_cast<B>(i);
	auto not_constructed = static_cast<B>(a);
	auto enumeration = static_cast<E>(p);
	auto valid = static_cast<E>(i);
	static_cast<void>(a);
}

void old_casts(A a, B b, C c, int i, double x, int *p, const int *cp, F f, A *ap, bool q)
{
	int from_class = (int)a, from_scoped = (int)f, by_function = (int)b, from_double = int(x);
	int *pointer = (int *)x, *not_const = (int *)cp, *from_int = (int *)i;
	char *other = (char *)p, *explicitly = (char *)b;
	double from_pointer = (double)p;
	auto object = (A)i;
	auto from_object = (A)c;
	auto from_pointer_to = (A)ap;
	auto enumeration = (E)p;
	bool condition = (bool)p;
	int in_functional = int(a);
}

void other_casts(A a, const A &ca, C &c, int i, double x, int *p, const int *cp, A *ap)
{
	long address = reinterpret_cast<long>(p);
	double number = reinterpret_cast<double>(i);
	int *pointer = reinterpret_cast<int *>(x), *from_int = reinterpret_cast<int *>(i);
	char *away = reinterpret_cast<char *>(cp);
	auto object = reinterpret_cast<A>(i);
	int *without = const_cast<int *>(cp);
	char *changed = const_cast<char *>(cp);
	int value = const_cast<int>(i);
	A &reference = const_cast<A &>(ca);
	D *down = dynamic_cast<D *>(&c), *no_polymorphic = dynamic_cast<D *>(ap);
	D no_reference = dynamic_cast<D>(c);
}

int pointers(int *p, void *v, char *c, int array[3], bool q)
{
	int i = (int)p, j = int(p), k = reinterpret_cast<int>(p), chosen = q ? (int)p : 0, sum = (int)(p + 1) + 1;
	word w = (word)v;
	short s = (short)c;
	char letter = (char)array;
	int text = (int)"text", of_function = (int)function, of_address = (int)&function, null = (int)nullptr;
	long l = (long)p;
	unsigned long long ull = (unsigned long long)p;
	int through = (int)(long)p;

	return (int)v;
}

int (*one(int))(int);
int single(int);
void take(int);
void take_pointer(void *);
__attribute__((global)) void kernel(int *p);

void functions(int *p)
{
	int i = single, (*fp)(int) = single, (*wrong)(double) = single;
	void *v = single;

	i = single;
	fp = single;
	take(single);
	take_pointer(single);
	kernel<<1, 2>>(p);
	if (single)
		return;
	bool b = single == fp;
}
