// Operators of the language itself, and what else has a type of its own; as expressions.cc.
namespace std { class type_info { }; }
using std::type_info;
struct B { int x; int f(int); };
struct D : B { long y; double g() const; static int s(char); };
struct Other { Other(int); operator long() const; };
struct ToB { operator B() const; };
struct M { int field; const char *text; volatile short v; int method(double) const; void twice(); void twice(int); };
enum E { e1, e2 };
enum class C : short { c1 };
enum F { f1 };
unsigned operator""_u(unsigned long long);
float operator""_f(long double);
const B &operator""_s(const char *, unsigned long);
wchar_t *operator""_s(const wchar_t *, unsigned long);
short operator""_c(char);
long operator""_c(char16_t);
double operator""_raw(const char *);
namespace texts { inline namespace literals { int *operator""_t(const char *, unsigned long); } }
namespace times { inline namespace literals { char *operator""_t(unsigned long long); short *operator""_t(long double); } }
using namespace texts::literals;
using namespace times;
struct Literal { int x; };
void *operator new(unsigned long, void *) noexcept;
const int k = 3;
int overloaded(int);
char overloaded(char);

struct Closure {
	int member;
	mutable int any;
	void in_members(int i)
	{
		auto f = [=]() mutable { return member; };
		this;
		__func__;
	}
	void in_const_members() const
	{
		member;
		any;
		this;
		__FUNCTION__;
	}
	void captured(int copied, int referred, int changed, int &reference, const long c)
	{
		auto l1 = [copied, &referred, this, reference] {
	copied;
	referred;
	this;
	member;
	__func__;
		};
		auto l2 = [=] {
			auto &r1 = copied, &r2 = reference; auto &r3 = c;
	r1;
	r2;
	r3;
	copied;
	c;
		};
		auto l3 = [&] {
			auto &r1 = copied, &r2 = reference;
	r1;
	r2;
	auto l4 = [=] {
			auto &r4 = copied;
	r4;
	};
		};
		auto l5 = [changed, init = 2.5, &alias = referred, *this]() mutable {
	changed;
	init;
	alias;
	this;
		};
		auto l6 = [init = 2.5f, *this] {
	init;
	this;
	member;
	any;
		};
	}
	~Closure()
	{
	__func__;
	}
	Closure()
	{
	__func__;
	}
	int operator+(int)
	{
	__func__;
	return 1;
	}
};

typedef float float4 __attribute__((vector_size(16)));
typedef int int4 __attribute__((vector_size(16)));
void test_vectors(float4 v, const float4 cv, int4 w, float4 *p, float f, int i)
{
	v;
	v + v;
	v * 2.0f;
	f - v;
	-v;
	~w;
	w << 1;
	w & w;
	w % w;
	v[1];
	cv[i];
	p[1][2];
	*p + cv;
	v += v;
	v = cv;
	v < v;
	(v);
}

void test(int i, const int ci, unsigned u, long l, char c, bool t, float f, double d, E e, C sc, F fe, B b, const B cb, D dd, const D cd, D *pd, B *pb,
          const D *pcd, const B *pcb, int *pi, const int *pci, volatile int *pvi, void *pv, int **ppi, const int **ppci, int *const *pcpi, Other other, ToB tob,
          M m, const M cm, M *pm, const M *pcm, int M::*field, const char *M::*text, int (M::*method)(double) const, int D::*dfield, int B::*bfield,
          int (*fp)(int), int (*nfp)(int) noexcept, _Complex double z, _Complex float zf, int n, B &rb, D &rd, B &&xb)
{
	int a[3]; const char s3[3] = {}, s4[4] = {};
	t ? i : ci;
	t ? ci : i;
	t ? i : 1;
	t ? ci : 1;
	t ? a : pi;
	t ? a : nullptr;
	t ? pi : 0;
	t ? 0 : pci;
	t ? pi : (0);
	t ? pi : pci;
	t ? pvi : pci;
	t ? pi : pv;
	t ? pcd : pv;
	t ? pd : pb;
	t ? pcd : pb;
	t ? pd : pcb;
	t ? ppi : ppci;
	t ? ppi : pcpi;
	t ? pcpi : ppci;
	t ? s3 : s4;
	t ? "a" : "bc";
	t ? "ab" : "cd";
	t ? b : cb;
	t ? cb : b;
	t ? b : dd;
	t ? rd : rb;
	t ? cd : cb;
	t ? B() : b;
	t ? B() : cb;
	t ? cb : B();
	t ? D() : B();
	t ? dd : B();
	t ? static_cast<B &&>(b) : b;
	t ? static_cast<B &&>(b) : static_cast<D &&>(dd);
	t ? static_cast<B &&>(b) : static_cast<const B &&>(cb);
	t ? tob : b;
	t ? b : tob;
	t ? e : e2;
	t ? e : fe;
	t ? e : i;
	t ? c : true;
	t ? sc : C::c1;
	t ? c : d;
	t ? throw 1 : b;
	t ? b : (throw 1);
	t ? (void)0 : throw 1;
	t ? (void)0 : (void)1;
	t ? &M::field : nullptr;
	t ? bfield : dfield;
	t ? fp : nullptr;
	t ? fp : nfp;
	t ? nullptr : nullptr;
	t ?: f;
	pi ?: nullptr;
	&M::field;
	&M::text;
	&M::method;
	&D::x;
	&D::f;
	&D::g;
	&D::s;
	m.*field;
	cm.*field;
	M().*field;
	pm->*field;
	pcm->*field;
	pm->*text;
	m.*&M::v;
	(m.*method)(1);
	(pm->*method)(1);
	(dd.*&D::g)();
	sizeof(int) << u;
	c << l;
	u >> c;
	t << t;
	l << e;
	e + e;
	e * 2.0f;
	e == e2;
	sc == C::c1;
	pi == nullptr;
	pi < pci;
	z + 1;
	z * zf;
	zf + 1.0;
	zf + f;
	zf - d;
	-zf;
	+z;
	__real__ z;
	__imag__ zf;
	z == zf;
	pi + e;
	pi - pci;
	a - pi;
	e1, b;
	i, B();
	1_u;
	1.5_f;
	"text"_s;
	L"text"_s;
	'c'_c;
	u'c'_c;
	12_raw;
	u8"a" "b";
	"a" u"b";
	R"(raw)";
	U'x';
	__func__;
	new int[n][3];
	new int[n][3][k + 2 ? 4 : 5];
	new (int[3]);
	new int *[3];
	new auto(1.5);
	new auto(pi);
	new const auto(i);
	new (pv) B;
	::new (pv) B{ 1 };
	delete[] pi;
	throw 1;
	typeid(i);
	typeid(B);
	noexcept(throw 1);
	(int[]){ 1, 2 }[1];
	(B){ 1 };
	dynamic_cast<B &>(rd);
	const_cast<int &>(ci);
	const_cast<int *>(pci);
	static_cast<B &&>(b);
	static_cast<void>(i);
	reinterpret_cast<long &>(l);
	(fp)(1);
	(*fp)(1);
	fp ? 1 : 2l;
	i = overloaded(2);
	fp = overloaded;
	fp = &overloaded;
	(char (*)(char))overloaded;
	__builtin_memcpy(pv, pv, 3);
	__builtin_expect(t, 1);
	__builtin_fabsf(1);
	__builtin_sqrt(2);
	__builtin_huge_vall();
	__builtin_clzll(1);
	__builtin_bswap16(1);
	__builtin_bswap64(1);
	__builtin_add_overflow(1, 2, pi);
	__builtin_addressof(ci);
	__builtin_addressof(b);
	__builtin_offsetof(M, text);
	__builtin_constant_p(i);
	__builtin_launder(pci);
	__builtin_launder(a);
	__builtin_bit_cast(float, 1);
	__builtin_alloca(3);
	__builtin_strchr("abc", 'b');
	__builtin_strlen("abc");
	__builtin_FILE();
	__builtin_LINE();
	__builtin_unreachable();
	__builtin_isnan(1.0);
	__builtin_nanf("");
	"of texts"_t;
	3_t;
	3.5_t;
	__builtin_lround(2.5);
	__builtin_ilogbf(2.5f);
	__builtin_frexpl(2, pi);
	__builtin_object_size(pv, 0);
	__builtin_is_constant_evaluated();
	__atomic_load_n(pvi, 0);
	__atomic_fetch_add(ppi, 1, 0);
	__atomic_compare_exchange_n(pi, pi, 1, true, 0, 0);
	__atomic_store_n(pi, 1, 0);
	__sync_fetch_and_add(&c, 1);
	__sync_val_compare_and_swap(pi, 1, 2);
	__sync_bool_compare_and_swap(pi, 1, 2);
	__sync_synchronize();
	__is_same(int, long);
	__is_trivially_copyable(B);
	__is_constructible(B, int, long);
	rb;
	xb;
}

struct Member { int m; volatile long n; int f(int) const; };
struct OfMember : Member { };
struct ToObject { operator OfMember *(); };
struct ToConst { operator const Member *() const; };
struct ToMember { operator int Member::*(); };
void test_members(ToObject o, const ToConst c, ToMember m, Member *s, int Member::*p, volatile long Member::*n, int (Member::*f)(int) const)
{
	o->*p;
	(o->*f)(1);
	c->*p;
	c->*n;
	s->*m;
	o->*m;
label:
	&&label;
}

struct ToPointer { operator int *() const; };
struct ToConstPointer { operator const int *() const; };
struct ToInt { operator int() const; };
struct ToLong { operator long() const; };
void test_conversions(bool b, ToPointer p, ToConstPointer c, ToInt i, ToLong l)
{
	b ? p : c;
	b ? i : l;
}
