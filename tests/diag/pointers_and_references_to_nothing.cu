// There are no references to void, and no pointers to references.
typedef int &R;
typedef void V;
R *p1;
V &r2;
const V &&r3;
R *f(V &);
int g(R *a, void &&b);
template <class T> struct Written { void &r; R *p; T &&x; };
void code(int x)
{
	R *q;
	(void)sizeof(V &);
	auto l = [](void &q) { };
	new R *;
}
using A = void &;
using B = R *;
template <class T> void t(void &) { }
template <class T> struct Member { T &r; T *p; T f(); T &&h(); };
extern Member<void> member_1;
extern Member<int &> member_2;
int size = sizeof(member_1) + sizeof(member_2);
template <class T> constexpr int instance(T *t) { T &r = *t; return 0; }
int instance_1 = instance((void *)0);
// Near misses: references to references, pointers to void, where a substitution fails, what nobody asks for.
typedef R &&RR;
extern RR rr;
void *pv, *&rpv = pv;
void (&rf)() = *(void (*)())nullptr;
template <class T> auto sfinae(int) -> T &;
template <class T> void sfinae(...);
void call() { sfinae<void>(0); }
extern Member<const void> unasked;
Member<int &&> *unasked_2;
