/* Static members that are defined with another type than they are declared with. */
typedef unsigned long size_t;
struct S { static int next_; static const int c; static int d[3]; static int *p; static S s; static int e; };
size_t S::next_ = 0;
int S::c = 1;
int S::d[4];
const int *S::p = 0;
constexpr int S::e = 0;
S S::s;
template <class T> struct V { static T x; static int y; static T z; };
template <class T> size_t V<T>::y = 0;
template <class T> T V<T>::z = 0;

/* The same types. */
typedef int Int;
typedef const char *Text;
struct Same {
	typedef unsigned Index;
	enum Kind { ONE };
	struct Part {
		int x;
	};
	static Int a;
	static const Text names[];
	static constexpr int b = 1;
	static const int c = 2;
	static Index d;
	static Kind e;
	static Part f;
	static const volatile unsigned long g;
	static int (*h)(int);
	static int Part::*i;
	static int j[2][3];
	static const int k[3];
	static bool l;
	static Same *m;
	static int &n;
	inline static int p = 3;
	static const float q;
	static auto function(int) -> int;
};
int Same::a = 1;
const char *const Same::names[] = { "a", "b" };
constexpr int Same::b;
const int Same::c;
Same::Index Same::d = 3;
Same::Kind Same::e = ONE;
Same::Part Same::f = { 1 };
unsigned long volatile const Same::g = 1;
int (*Same::h)(Int) = 0;
int Same::Part::*Same::i = 0;
int Same::j[2][3];
Int const Same::k[] = { 1, 2, 3 };
bool Same::l(true);
struct Same *Same::m{ 0 };
Int &Same::n = Same::a;
float const Same::q = 1;
template <class T> struct Of {
	typedef T type;
	static type a;
	static int b;
	static const T *c;
	static T e[];
};
template <class T> T Of<T>::a = 0;
template <class U> Int Of<U>::b = 0;
template <class T> const T *Of<T>::c;
template <class T> T Of<T>::e[3];
template <> int Of<int>::a = 2;
