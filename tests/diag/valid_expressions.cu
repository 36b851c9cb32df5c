// Valid expressions, and some that the tool takes although they are not: nothing is said but that qualifiers of values mean nothing.
struct B { double x[2]; int y; }; struct A { B b; B get(); };
struct D : B { };
int *casts(void *v, B *b) { int *r = static_cast<int *__restrict__>(v); r = static_cast<int *const>(v); D *d = static_cast<D *__restrict__>(b); d->y = 0; return static_cast<int *volatile>(r); }
double *elements(A a) { double *x = &(a.get().x[0]); return x ? &a.get().x[1] : &B().x[1]; }

struct F { int operator()(); void operator++(int); void operator--(int); }; typedef F T;
int calls() { (F())++; (T())--; int a = (F()) (); a = (int)++a; return a + (F())(); }

void *operator new[](unsigned long n, void *p);
int *arrays(int n) { static char buffer[256]; typedef int R[3]; int *p = new (buffer) (int[3]); p = new (buffer) R; p = new (buffer) (R); p = new (buffer) int[n]; p = new (buffer) (int[n]); return p; }

// Friends that only their class declares are not found by name, and names of classes that variables hide are those of bases.
namespace friends { struct C { friend void i(); }; namespace { int i; } }
int found() { return friends::i; }
struct base { base(int); }; struct hides : base { hides(); } base; struct hidden : virtual base { hidden(int); };

// Default arguments in blocks are those of the block.
int before() { extern int defaults(int i = 5); return defaults(); }
int defaults(int i = 0);
int after() { extern int defaults(int i = 6); return defaults(); }

// GNU: registers, and attributes by name.
register B *in_register __asm__("r12");
static_assert(!__builtin_has_attribute(found, packed), "");

// Associated are bases of a class that an enumeration was a member of before, and classes around template arguments.
struct left { left(int); friend int operator->*(left, left); }; struct derived_left : left { derived_left(); enum in { e }; }; int arrow = derived_left::e ->* derived_left();
namespace with_templates { template <template <class> class> struct takes { }; struct around { template <class> struct given; friend void of_given(takes<given>); }; } void given() { with_templates::takes<with_templates::around::given> t; of_given(t); }

// What a lambda would copy is constant in it, also of *this.
int would_copy(int n) { [=] { using R = decltype((n)); using R = const int &; }(); [=]() mutable { using R = decltype((n)); using R = int &; }(); return n; }
struct of_constant { of_constant(); of_constant(const of_constant &); of_constant(of_constant &) = delete; auto copies() const { return [*this] { return 1; }; } };

// & of a member that is named with its class is the language's, and restrict stays with references to references.
struct with_address { void **operator&(); }; struct has_address { with_address member; }; with_address has_address::*to_member = &has_address::member;
typedef int &__restrict restricted; typedef restricted &&restricted_again; typedef restricted restricted_again; typedef restricted &restricted_again;

// What is inherited may throw where other members of the class do.
struct inherited_from { inherited_from(int) noexcept; }; struct may_throw { may_throw() noexcept(false); }; struct inherits_beside : inherited_from, may_throw { using inherited_from::inherited_from; }; struct inherits_around : inherited_from { using inherited_from::inherited_from; may_throw m; };
static_assert(!noexcept(inherits_beside(1)) && !noexcept(inherits_around(1)), "");

// Members may be named with decltype.
struct of_decltype { int v; ~of_decltype(); }; void decltypes(of_decltype *p) { p->decltype(of_decltype{})::v = 2; (*p).decltype(of_decltype())::~of_decltype(); } template <class T> void decltypes_of(T *p) { p->decltype(T{})::~T(); p->decltype(T())::v = 1; }

// Conversion functions of *this are called by name, one of several; what an exception specification names is a member of a constant object in a constant function.
struct converts_itself { operator bool(); operator int() const; operator short(); bool to_bool() { return operator bool(); } int to_int() { return operator int() + !operator bool(); } };
template <class T> struct says_noexcept { int &f(T *); float &f(T *) const noexcept; T *ptr; auto changes() noexcept(noexcept(this->f(ptr))) -> decltype(this->f(ptr)); auto reads() const noexcept(noexcept(this->f(this->ptr))) -> decltype(this->f(this->ptr)); };
void of_constant_object(says_noexcept<int> s) { static_assert(!noexcept(s.changes()) && noexcept(s.reads()), ""); int &changed = s.changes(); float &read = s.reads(); changed = read; }
struct overloads_on_const { int *ptr; int &f(int *); float &f(const int *) const noexcept; auto reads() const noexcept(noexcept(f(ptr))) -> decltype(f(ptr)); }; void of_overload(const overloads_on_const c) { static_assert(noexcept(c.reads()) && __is_same(decltype(c.reads()), float &), ""); }
/* Members of an anonymous union in a function are variables, not members of a constant object. */
struct brain_float {
	unsigned short value;
	__attribute__((host)) __attribute__((device)) operator float() const
	{
		union {
			float whole;
			unsigned short halves[2];
			struct { unsigned low; };
		};
		halves[0] = 0;
		halves[1] = value;
		low += 0u;
		return whole;
	}
};
__attribute__((device)) float widened(const brain_float &b) { return b; }
