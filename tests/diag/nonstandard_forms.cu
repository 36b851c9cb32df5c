// What is not standard, but taken by the tool that the host compiler's programs are for.
struct trailing { struct other *p, ; int x, ; int f(), ; };
template <class T> struct trailing_of { T t, ; };
trailing_of<int> of_int;
int behind_value(0) __attribute__((unused));
int first(0) __attribute__((unused)), second(1) __attribute__((unused)) __attribute__((aligned(4)));
void local() { int j(0) __attribute__((unused)); (void)j; }

// GNU's inline template.
template <class T> struct instantiated { T t; };
inline template struct instantiated<int>;
template <class T> void function_template(T) { }
inline template void function_template(int);

// Classes without a name may have bases.
struct base { int x; };
template <class T> struct base_of { T t; };
class : public base { } with_base;
class : public base_of<int[2]> { } with_template;
struct with_unnamed { struct : base { int y; } member; struct : base { }; };

// What comes behind the : is a type or a width.
constexpr int width = 4;
enum colors { red, green };
struct widths {
	enum colors : 8;
	enum colors : sizeof(colors) * 8;
	enum colors named : sizeof(colors) * 8;
	enum typed : int { one };
	enum class opaque : unsigned char;
	enum colors : ::width;
};

// Labels that blocks declare are their own.
void labels(int i)
{
	for (i = 0; i < 2; i++) {
		__label__ l;
		goto l;
	l:;
	}
	{
		__label__ l, m;
		goto l;
	l:;
		{
			__label__ l;
			goto m;
		l:
			goto l;
		}
	m:;
	}
	goto l;
l:;
	{
		__label__ l;
		goto l;
	}
}
template <class T> void labels_of(T)
{
	{ __label__ l; l: goto l; }
	{ __label__ l; l: goto l; }
}
void use_labels() { labels_of(1); }

main() { return 0; }

// Access declarations, which C++11 has no more.
class hidden_members { public: int i; class inner { int j; }; typedef int type; enum { e }; void f(); void f(int); };
class shows_members : private hidden_members { public: hidden_members::i; hidden_members::inner; hidden_members::type; hidden_members::e; hidden_members::f; };
void use_members() { shows_members b; shows_members::inner n; b.i = shows_members::e; shows_members::type t; t = 0; b.f(t); (void)n; }
template <class T> struct shows_dependent : T { T::enumerator; enum { mine = enumerator }; T::x; };

// Attributes of a pointer are those of the member that has its type; a typedef with attributes leaves the class as it is.
struct aligned_pointer { char c; void *__attribute__((aligned(32))) p; };
static_assert(sizeof(aligned_pointer) == 64, "");
struct tagged { int i; }; typedef struct tagged tagged __attribute__((aligned(16)));
struct tagged as_it_is; tagged aligned;
static_assert(__alignof__(as_it_is) == 4 && __alignof__(aligned) == 16, "");

// Member templates of instances, of which only partial specializations are defined.
template <class T> struct outer { template <class> struct inner; };
template <class T> template <class U> struct outer<T>::inner<U *> { T t; U u; };
template struct outer<int>::inner<int *>;

// Names of attributes are no entities.
template <class> struct with_attribute { }; template <int> struct dependent;
template <int N> struct attribute_in_argument : with_attribute<typename dependent<N>::X __attribute__((unused))> { static_assert(!__builtin_has_attribute(((tagged *)0)->i, packed), ""); };
