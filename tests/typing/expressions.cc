// One expression a line, in test(); typing_test.sh asks g++ whether each has the type and value category that cu-parse gives it.
struct S {
	int a;
	const long b;
	int &r;
	int &&x;
	mutable short m;
	static char st;
	int array[3];
	S *next;
	int f();
	int operator[](int);
	const char &operator[](int) const;
	unsigned operator()(int) const;
	void members(int i);
	void const_members() const;
};
struct Smart {
	S *operator->() const;
};
struct Chain {
	Smart operator->();
};
template <class T> struct Box {
	T value;
	const T *pointer;
	static T shared;
	T operator[](int) const;
};
enum E { e1, e2 };
enum class C : short { c1 };
enum Small : unsigned char { s1 };
namespace n {
int inside;
double function(double);
}
typedef int Integer;
typedef const Integer Constant;
int overloaded(int);
char overloaded(char);

void S::members(int i)
{
	a;
	b;
	m;
	st;
	r;
	this;
	this->a;
	*this;
	(*this)[i];
	array;
}

void S::const_members() const
{
	a;
	m;
	r;
	array;
	this;
	next;
}

void test(int i, unsigned u, long l, char c, short h, float f, double d, bool t, const S &s, S v, S *ps, int *pi, int arr[3], E e, C sc,
          Small small, S &&x, Smart smart, Chain chain, Box<int> bi, const Box<S> *bs, Constant k, volatile int vi)
{
	int a[4];
	const int matrix[2][3] = {};
	int (*fp)(double) = nullptr;
	int &(*fr)() = nullptr;
	int &ri = i;
	auto closure = [](int y) { return y; };
	i;
	k;
	vi;
	+vi;
	vi = 1;
	ri;
	"abc";
	L"wide" "r";
	u8"x";
	'c';
	L'c';
	1u;
	0xffffffff;
	2147483648;
	1.5;
	1.5f;
	0x1p3f;
	1e5L;
	nullptr;
	true;
	s.a;
	s.b;
	s.r;
	s.x;
	s.m;
	s.st;
	v.a;
	v.array;
	v.next->next->a;
	ps->b;
	ps->array[1];
	static_cast<S &&>(v).a;
	static_cast<S &&>(v);
	x;
	x.a;
	smart->a;
	chain->next;
	bi.value;
	bi.pointer;
	bi.shared;
	bi[0];
	bs->value;
	bs->value.a;
	bs->pointer->b;
	s[1];
	v[1];
	s(1);
	v(2);
	a;
	a + 1;
	1 + a;
	a[1];
	2[a];
	*a;
	&a;
	&a[1];
	matrix[1];
	matrix[1][2];
	*matrix;
	pi - pi;
	pi + u;
	pi++;
	++pi;
	arr;
	*fp;
	fp;
	fp(1);
	(*fp)(2);
	fr();
	&ri;
	&s;
	e;
	e1;
	e + 1;
	e | e2;
	+small;
	~small;
	small + 1u;
	sc;
	t + t;
	!i;
	i < u;
	i && t;
	t ? i : l;
	t ? i : i;
	t ? c : h;
	t ? v : v;
	t ? e1 : e2;
	t ? 1 : throw 2;
	i, d;
	i = 2;
	i += d;
	h++;
	--h;
	(i);
	-c;
	~c;
	h << l;
	c >> 1;
	sizeof(int);
	sizeof i;
	alignof(double);
	noexcept(i);
	(int)d;
	(const S &)s;
	+int(d);
	+int{};
	static_cast<float>(i);
	reinterpret_cast<char *>(pi);
	const_cast<S &>(s);
	n::inside;
	::n::inside = 1;
	closure;
	closure(1) ;
	&n::function;
	&test;
}
