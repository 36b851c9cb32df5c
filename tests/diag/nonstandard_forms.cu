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
