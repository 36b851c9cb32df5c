// Calls with lists and with arguments that are wrong themselves: how many there are is seen all the same.
template <class T> void check(T r, const char *const f, int line);
void one(int a, int b);
void over(int a);
void over(int a, int b);
struct S { void m(int); template <class T> void t(T, int); };
void g(S s)
{
	check(1, "a", {}, 3);
	check({}, "a");
	one(1, {}, 3);
	one({});
	over(1, {}, 3);
	over();
	over({}, {});
	s.t({}, 1, 2);
	s.m({}, 1);
	check(undefined_1, "a");
	over(undefined_2, 1, 2);
	one(undefined_3);
	s.m(undefined_4, 1);
	s.t(undefined_5);
}
