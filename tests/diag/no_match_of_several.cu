# 1 "no_match_of_several.cu"
// Calls that none of several functions takes, which using-declarations bring together, or which a library's template is among.
# 1 "library.h" 1 3
extern "C" double root(double) noexcept(true);
namespace std {
using ::root;
float root(float);
long double root(long double);
template <class T, class U> struct both;
template <bool B, class T> struct enable_if { };
template <class T> struct enable_if<true, T> { typedef T type; };
template <class T> struct is_integer { static const bool value = false; };
template <> struct is_integer<int> { static const bool value = true; };
template <class T> typename enable_if<is_integer<T>::value, double>::type root(T);
}
using std::root;
int cas(int *, int, int);
unsigned cas(unsigned *, unsigned, unsigned);
template <class T> typename std::enable_if<sizeof(T) == 16, T>::type cas(T *, T, T);
void exact(int) noexcept;
void exact(int *) noexcept(true);
# 22 "no_match_of_several.cu" 2
void calls(float *p, const char *s)
{
	root("x");
	root(p);
	root(3);
	root(2.0f);
	root(1, 2);
	cas(p, 1.0f, 2.0f);
	cas((int *)p, 1, 2);
	exact(s);
	exact(1, 2);
}

void count(float *a, float *b, int n);
void wrong_count(float *a)
{
	count(a, 3);
	count(3, a, a, a);
	count(3);
}
