/* Arguments for parameters of classes that are only declared [dcl.init]; lists that templates deduce nothing from [temp.deduct.call]/1. */
struct inc;
template <class T> struct undefined;
struct S { void m(inc); static void s(int, inc); template <class T> void t(T); };
void k(inc);
void k2(int, inc);
void r(inc &);
void u(undefined<int>);
void f(inc &i, inc *p, S s, undefined<int> &v)
{
	k(i);
	k(*p);
	k2(1, i);
	s.m(i);
	S::s(2, *p);
	r(i);
	u(v);
	k(1);
	k({});
	k({i});
	k(p);
}
extern inc e;
inc make();
void g() { k(e); r(e); }
template <class T> void one(T f);
template <class T> void two(T a, T b);
template <class T> void refs(const T &t);
template <class T> void ptr(T *t);
template <class T, class U> void tu(T, U);
template <class T> void fwd(T &&);
template <class T> void def(T t = {});
template <class T> void array(const T (&)[2]);
template <class T> void defaulted(T a, int b = 3);
struct B { B(int, int); int v; };
void lists(S s)
{
	one({1});
	one({});
	two({1}, 1);
	two(1, {});
	two({1}, {2});
	refs({1});
	ptr({});
	tu(1, {1});
	tu<int, B>(1, {2, 3});
	one<int>({1});
	one<B>({1, 2});
	fwd({1});
	def({});
	s.t({1});
	one({1, 2});
	array({1, 2});
	defaulted({1});
}
