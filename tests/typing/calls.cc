/* Calls whose function takes more than one rule to find. Each function returns a type of its own. */
struct R1 { }; struct R2 { }; struct R3 { }; struct R4 { }; struct R5 { };

/* names in a template mean what was declared before it; arguments find what was declared later [temp.dep.candidate] */
R1 g(double);
template<class T> auto bound_early(T) -> decltype(g(0));
template<class T> auto bound_late(T x) -> decltype(g(x));
R2 g(int);
namespace n { struct S { friend R3 hidden(S); }; inline namespace v { R4 f(S); R4 h(double); } R5 h(int, int); }
namespace n { R3 g(S); }

/* using-directives and -declarations, inline namespaces */
namespace a { R1 f(double); R1 k(int); namespace b { R2 f(int); } }
namespace c { using namespace a; using a::b::f; using n::h; R3 f(char); }
namespace d { using namespace c; R4 k(double); }

/* inherited constructors, conversion functions, templates among them */
struct B { B(int); B(const char *, int = 0); B(); };
struct D : B { using B::B; D(double); };
R1 make(D); R2 make(int *);
struct Any { template<class T> operator T *() const; operator int() const; explicit operator bool() const; };
R1 any(const char *); R2 any(D *, int); R3 any(double);

/* lists */
namespace std { template<class E> class initializer_list { const E *first; decltype(sizeof 0) count;
	constexpr initializer_list(const E *, decltype(sizeof 0)); public: constexpr initializer_list(); }; }
struct Point { int x, y; };
struct List { List(std::initializer_list<int>); List(int, int); };
R1 list(std::initializer_list<int>); R2 list(double);
R1 point(Point); R2 point(const char *);
R1 list2(List); R2 list2(Point, int);
R1 element(int &&); R2 element(const int &);

/* addresses of overloaded functions */
int over(int); double over(double);
template<class T> T same(T);
R1 call(int (*)(int)); R2 call(char (*)(char)); R3 call2(double (&)(double));

/* objects and their qualifiers */
struct Inner { R1 m() &; R2 m() &&; R3 m() const &; };
struct Pointer { Inner *operator->(); const Inner *operator->() const; Inner &operator*(); R4 operator()(int); R5 operator()(double) const; };
struct Arrow { Pointer operator->(); };

/* calls and operators that a substitution fails for [temp.deduct]/8 */
struct Sum { Sum operator+(Sum); };
struct Callable { void operator()(int); };
struct Bool { explicit operator bool() const; };
template<class T> auto add(T a, int) -> decltype(a + a, R1());
template<class T> R2 add(T, long);
template<class T> auto apply(T a, int) -> decltype(a(1), R1());
template<class T> R2 apply(T, long);
template<class T> auto negate(T a, int) -> decltype(!a, R1());
template<class T> R2 negate(T, long);

/* no value converts to an array; constants that reference parameters are bound to */
struct Elements { Elements(long); Elements(const long (&)[2]); };
R1 elements(const long (&)[2]); R2 elements(Elements); R3 elements(...);
const unsigned constant = 3;
template<const unsigned &C> struct Bound { R4 m(); };
template<class T> T same_bound(T);

void test(n::S s, Pointer p, const Pointer cp, Arrow arrow, Any any_, int i, const int ci, D *dp)
{
	elements(3L);
	same_bound(Bound<constant>()).m();
	bound_early('c');
	bound_late(1);
	bound_late(s);
	hidden(s);
	f(s);
	c::f(1);
	c::f('c');
	c::h(1.0);
	c::h(1, 2);
	d::k(1);
	d::f(1);
	make(1);
	make("x");
	make(2.5);
	any(any_, 1);
	!any_;
	any_ && any_;
	list({ 1, 2 });
	list({});
	list(1);
	point({ 1, 2 });
	point({});
	list2({ 1, 2 });
	element({ 3 });
	element({ ci });
	call(over);
	call(&over);
	call2(over);
	p->m();
	cp->m();
	(*p).m();
	Inner().m();
	arrow->m();
	p(1);
	cp(1);
	p('c');
	add(Sum(), 1);
	add(Bool(), 1);
	add(3, 1);
	apply(Callable(), 1);
	apply(Bool(), 1);
	negate(Sum(), 1);
	negate(Bool(), 1);
	negate(dp, 1);
}
