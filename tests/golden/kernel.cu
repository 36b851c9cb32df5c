extern "C" unsigned __cudaPushCallConfiguration(int, int);
__attribute__((managed)) int m;
template <class T> __attribute__((global)) void k(T *p, int n) { p[n] = m; }
struct S { S(int a) : x(a) { } __attribute__((device)) int get() const; int x : 4; };
int f(int a)
{
	auto l = [=](int b) { return a + b + m; };
	k<int><<<1, a>>>(nullptr, l(2));
	return a;
}
