// Names that a class or namespace does not have, values of the wrong type, calls with too few or many arguments.
struct A { int x; void m(int); int n() const; static int s; const int k = 1; mutable int mu; int &r; void f() const { x = 1; mu = 2; r = 3; k = 4; this->x = 5; } };
union U { int u; };
namespace N { int v; namespace M { } struct S { static int q; }; }
template <class T> struct V { T t; void g(T); };
enum E { E1 };
enum class EC { X };
typedef A TA;
typedef int *PI;
struct D : A { operator int(); };
struct Proxy { A *operator->(); };
struct Any { template <class T> operator T() const; };
void one(int, int = 3);
void el(int, ...);
void two(int, char *);
A &ga();
extern A gb;
extern int gi, arr[3];
const int ci = 1;
extern V<int> gv;
extern U gu;
extern PI pi;
extern const A *pca;

void members(D d, Proxy p) {
	gb.nope = 1;
	gu.nope = 1;
	gv.nope = 1;
	pca->nope = 1;
	gb.nope();
	d.nope = 1;
	ga().nope = 1;
	p->nope = 1;
	p.x = 1;
	gi.nope();
	gi.x = 1;
	gi->x = 1;
	gb->x = 1;
	pi->nope = 1;
	pi.nope = 1;
	p->x = 1, gb.m(1), (&gb)->x = 2, gi = 3;
}
void names() {
	N::nope = 1;
	N::nope(1);
	N::M::nope = 2;
	N::S::nope = 3;
	A::nope = 1;
	::nope = 1;
	gi = EC::Y == EC::X;
	gi = E::E2;
	N::v = 1, A::s = 2, gi = E::E1, ::gi = 2;
}
void calls(V<char> vc, Any any, D d) {
	one();
	one(1, 2, 3);
	one("s");
	el();
	two(1);
	gb.m();
	gb.m(1, 2);
	gb.m("x");
	vc.g(1, 2);
	one(gb);
	one(pi);
	one(nullptr);
	two(1, gi);
	two(pi, nullptr);
	one(1), one(any), one(d), one('c'), el(1, "x", gb), two(1, 0), two(1, any), vc.g(1), one(E1);
}
void assignments(E e, EC ec, const A s, A *const q, PI i) {
	ci = 1;
	ci += 1;
	gi + 1 = 2;
	5 = 5;
	"a"[0] = 'x';
	arr = 0;
	one = 0;
	gb.x = "s";
	gi = pi;
	pi = gi;
	pi = &ci;
	pca = &gi;
	gi = nullptr;
	pi = 1;
	gi = gb;
	e = 1;
	gi = EC::X;
	ec = 1;
	s.x = 1;
	pca->x = 2;
	q = 0;
	1++;
	--ci;
	gi++ = 1;
	pi = 0, pi = nullptr, gi = E1, e = E1, ec = EC::X, s.mu = 1, q->x = 2, pca = &gb, gi = 3.5, gi = 'c', ++gi = 2, s.r = 3, i = pi;
}
void initializers(const A *pa, void *v) {
	int x = "abc";
	int *p = 3.5;
	int y = pi;
	int z = gb;
	PI q = &ci;
	E e = 1;
	EC ec = 0;
	bool b = EC::X;
	A *a = pa;
	D *d = &gb;
	int *from_void = v;
	A *ok = &gb, *null = 0;
	bool truth = pa;
	void *object = &gb;
	const A *base = d;
	char c = 3.5;
	int i = Any();
}
template <class T> void dependent(T t) {
	t.nope = T::nope;
	gi = t;
	one(t, t, t);
	int x = t;
}
