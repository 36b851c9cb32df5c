// Lookup through arguments needs the classes that are associated with these; other calls do not need what pointers point to.
template <class T, int N> struct S { static_assert(sizeof(T) == 4, "four"); T t; };
template <class T> struct Box { };
struct Taker { void member(const void *); static void shared(const void *); };
void take(...);
void take_pointer(const volatile void *);
template <class T> void take_any(T);
namespace N { void take(...); }
extern S<char, 1> *p1;
extern S<char, 2> **p2;
extern Box<S<char, 3>> box;
extern void (*function)(S<char, 4>);
extern S<char, 5> array[];
extern int S<char, 6>::*member;
extern S<char, 7> *p7;
extern S<char, 8> *p8;
extern S<char, 9> &r9;
extern S<char, 10> *p10, *p11;
extern void (*taker)(const void *);
void f()
{
	take(p1);
	take(p2);
	take(box);
	take(function);
	take(array);
	take(member);
	take_pointer(p7);
	take_any(p8);
	(void)&r9;
	p10++;
}
// Near misses.
extern S<char, 20> *q;
void g(Taker &t)
{
	(take)(q);
	N::take(q);
	t.member(q);
	Taker::shared(q);
	taker(q);
	auto l = [](const void *) { };
	l(q);
	void take(...);
	take(q);
	(void)&q;
	(void)*q;
}
