// Scopes, operators, special members, linkage.
typedef unsigned long size_t;
int global;
const int constant = 1;
extern const int external_constant = 2;
static int internal;
constexpr int cx = 3;
inline int inlined = 4;
inline constexpr int inline_constant = 5;
thread_local int tl;
static thread_local int stl;
int array[3];
const int const_array[] = { 1, 2 };
const int *const pointer = &constant;
volatile const int cv = 1;
namespace n {
int v;
static int sv;
const int cv = 1;
extern int ev;
void f() {}
static void sf() {}
namespace { int uv; static int usv; const int ucv = 1; inline int uiv = 2; void uf() {} static void usf() {} struct U { void m() {} static int s; }; int U::s; void g(U) {} namespace in { int deep; void df(U *) {} } }
inline namespace i { int iv; void f(int) {} struct T {}; }
void h(T, i::T) {}
namespace m { struct T { struct I { struct J { void f(T, I, J) {} }; }; void f(I, I::J *) {} static int s; static const int c; }; int T::s; const int T::c = 1; }
void h(m::T, m::T::I, m::T::I::J) {}
}
int n::ev;
void n2(n::m::T, n::T, n::m::T::I *) {}
namespace { int anonymous; void af() {} struct AS { AS() {} ~AS() {} int x; void f(AS) {} static inline int st; }; AS as; }
void af2(AS, AS *) {}
extern "C" {
void c_function(int) {}
int c_variable;
static int c_static;
static void c_static_function() {}
struct CS { void member() {} };
void c_takes(CS) {}
namespace cn { void in_c() {} int vin_c; static int svin_c; }
}
extern "C++" { void cpp_function(int) {} }
extern "C" int single = 1;
const int *use_inline[] = { &inline_constant, &inlined, &n::i::iv };
int *use[] = { &c_static, &stl, &internal, &n::sv };
void renamed() asm("another_name");
void renamed() {}
int renamed_variable asm("another_variable") = 1;
struct S {
	S() {}
	S(int) {}
	explicit S(const S *, ...) {}
	S(const S &) {}
	S(S &&) {}
	virtual ~S() {}
	S &operator=(const S &) { return *this; }
	S &operator=(S &&) { return *this; }
	operator int() { return 0; }
	operator const char *() const { return 0; }
	operator S *() & { return this; }
	explicit operator bool() const && { return true; }
	void f() {}
	void f() const {}
	void f() volatile {}
	void f() const volatile {}
	void g() & {}
	void g() && {}
	void g() const & {}
	void g() const volatile && {}
	static void s() {}
	static int s(S) { return 0; }
	static int sm;
	static inline int ism;
	static constexpr int csm = 1;
	static const int out;
	virtual void v() {}
	int operator+(S) { return 0; }
	int operator+() { return 0; }
	int operator-(S) { return 0; }
	int operator-() { return 0; }
	int operator*(S) { return 0; }
	int operator*() { return 0; }
	int operator&(S) { return 0; }
	int operator&() { return 0; }
	int operator/(S) { return 0; }
	int operator%(S) { return 0; }
	int operator^(S) { return 0; }
	int operator|(S) { return 0; }
	int operator~() { return 0; }
	int operator!() { return 0; }
	int operator<(S) { return 0; }
	int operator>(S) { return 0; }
	int operator<=(S) { return 0; }
	int operator>=(S) { return 0; }
	int operator==(S) { return 0; }
	int operator!=(S) { return 0; }
	int operator<=>(S) { return 0; }
	int operator&&(S) { return 0; }
	int operator||(S) { return 0; }
	int operator<<(S) { return 0; }
	int operator>>(S) { return 0; }
	int operator+=(S) { return 0; }
	int operator-=(S) { return 0; }
	int operator*=(S) { return 0; }
	int operator/=(S) { return 0; }
	int operator%=(S) { return 0; }
	int operator^=(S) { return 0; }
	int operator|=(S) { return 0; }
	int operator&=(S) { return 0; }
	int operator<<=(S) { return 0; }
	int operator>>=(S) { return 0; }
	int operator++() { return 0; }
	int operator++(int) { return 0; }
	int operator--() { return 0; }
	int operator--(int) { return 0; }
	int operator,(S) { return 0; }
	int operator->*(S) { return 0; }
	S *operator->() { return this; }
	int operator()() { return 0; }
	int operator()(int, int) const { return 0; }
	int operator[](int) { return 0; }
	void *operator new(size_t) { return 0; }
	void *operator new[](size_t) { return 0; }
	void operator delete(void *) {}
	void operator delete[](void *) {}
	friend void hidden(S) {}
};
int S::sm;
const int *use_members[] = { &S::csm, &S::ism };
const int S::out = 1;
struct T {};
int operator+(T, T) { return 0; }
int operator+(T) { return 0; }
int operator-(T) { return 0; }
int operator*(T) { return 0; }
int operator*(T, T) { return 0; }
int operator&(T) { return 0; }
int operator&(T, int) { return 0; }
int operator,(T, T) { return 0; }
static int operator%(T, T) { return 0; }
T &operator++(T &t) { return t; }
T &operator--(T &t, int) { return t; }
long operator""_long(unsigned long long) { return 0; }
long operator"" _spaced(const char *, size_t) { return 0; }
namespace n { long operator""_n(char) { return 0; } T operator<<(T t, int) { return t; } }
void *operator new(size_t, T) { return 0; }
void operator delete(void *, T) {}
typedef struct { int k; void member() {} } Named;
typedef enum { en } NamedEnum;
typedef struct { struct { int a; void deep() {} } inner; } Outer;
void td(Named, NamedEnum *, Named *) {}
Named nv;
struct Unnamed { struct { void f() {} } a; enum { x } b; struct { void f() {} struct { void g() {} } c; } d; };

auto [b1, b2] = (int (&)[2])array;
namespace n { auto &[c1, c2, c3] = ::array; }
struct Derived : S { void f() {} ~Derived() {} };
