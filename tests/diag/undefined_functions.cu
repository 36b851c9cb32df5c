/* Functions that no other source can define, and are used and not defined: static ones, those of unnamed namespaces and classes, and inline
 * ones. */
namespace N { static int in_namespace(); struct S { inline int member(); }; extern int elsewhere; }
struct A { inline int member(); int outside(); inline virtual int overridable(); };
static int plain();
namespace {
int unnamed();
extern int variable;
extern int untouched;
struct U { int member(); };
namespace V { int nested(); extern int variable; }
}
extern "C" { static int c_function(); }
inline int extern_inline(int);
constexpr int constant();
__attribute__((device)) inline int for_device(int);
static __attribute__((global)) void kernel();
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
struct { int member(); } of_unnamed_class;
struct I { inline I(int); inline I(const I &); inline void operator()(); inline operator int(); inline static int fixed(); };
static int never();
static int twice(); static int twice();

int use(A &a, U &u, N::S &s, I &i) {
	I copy(1), other = copy;
	other();
	return N::in_namespace() + s.member() + N::elsewhere + a.member() + a.outside() + a.overridable() + plain() + unnamed() + variable +
	       u.member() + V::nested() + V::variable + c_function() + extern_inline(1) + constant() + of_unnamed_class.member() + I::fixed() +
	       twice() + copy;
}
__attribute__((device)) int use_on_device() { return for_device(1); }
void launch() { kernel<<<1, 1>>>(); }

static int by_unused(); static int unused() { return by_unused(); }
static int by_template(); template <class T> int from_template() { return by_template(); }
static int by_inline(); inline int from_inline() { return by_inline(); }
static int by_address(); int (*pointer)() = by_address;
static int by_default(); int with_default(int x = by_default());
static int by_member(); struct M { int m = by_member(); };
static int by_lambda(); auto lambda = [] { return by_lambda(); };
static int in_dead_code(); int dead() { return false ? in_dead_code() : 0; }

/* none of these is used, or it may be defined elsewhere */
static int in_sizeof(); int size = sizeof(in_sizeof());
static int in_decltype(); decltype(in_decltype()) declared;
static int in_noexcept(); void unevaluated() noexcept(noexcept(in_noexcept()));
static void dependent(); template <class T> void depends(T t) { dependent(t); }
static int overloaded(int) { return 1; } static int overloaded(float); int chosen = overloaded(1);
static int deleted() = delete;
static int later(); int uses_later() { return later(); } static int later() { return 1; }
int outside(); int uses_outside() { return outside(); }
struct D { inline int m(); }; int uses_d(D d) { return d.m(); } int D::m() { return 1; }
extern int anywhere; int uses_variable() { return anywhere; }
