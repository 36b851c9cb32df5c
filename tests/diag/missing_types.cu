/* Types that are missing: of parameters, behind new, in casts; and values that no such object is made of. */
namespace std { struct S { S(int); }; }
struct Late;
int k(const a, const b);
int f(const float x, const d_c1, int y) { return d_c1 + y; }
int g(const d_c2) { return d_c2; }
int h2(int x, static v) { return v; }
int h3(const *p, int x) { return *p + x; }
int h4(int x, const *p) { return *p + x; }
int h5(int x, const &p) { return p + x; }
int h6(const &p) { return p; }
struct M { int m(const a) { return a; } int n(int b, const a); };
template <class T> int t(const a, T b) { return a; }
typedef int (*P)(const a, const b);
auto l = [](const a, int b) { return a; };
void n()
{
	new std::T(1);
	new std::T;
	new std::S(1);
	std::S *p = new std::T(1);
	new std::T[3];
	new std::T{3};
	new std::U::V(3);
	delete new std::T(1);
	static_cast<struct Nope>(1);
	static_cast<Late>(1);
	static_cast<struct Nope2 *>(0);
	(struct Nope3)1;
	void("%d", 1);
	void(1);
	int("%d", 1);
	int(1, 2);
	float(1, 2, 3);
	int x = int(1, 2);
	void();
	void(1, 2);
}

/* What is right. */
typedef int T;
struct Known {
	Known(int, int);
};
enum E { ONE };
int parameters(const T, const T x, const unsigned, int y = sizeof(const int), const struct Known *k = 0, const enum E e = ONE);
int named(const int T, const Known &k), unnamed(const Known *, const char);
template <class... A> void pack(A... a)
{
	(Known(a...), int(a...), new std::S(a...));
}
void right()
{
	pack(1);
	float x = int(1) + float() + T(2) + static_cast<const T>(1);
	Known k = Known(1, 2);
	static_cast<void>(Known(1, int(x)));
	(void)k;
	Late *late = static_cast<Late *>((void *)0);
	delete new std::S(1), delete new (int), delete new T(3), (void)late;
}
