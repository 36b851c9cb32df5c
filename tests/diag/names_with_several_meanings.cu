namespace N {
int u(int);
int w(int);
extern int x;
int z(int);
struct q { };
template <class T> T count(T, T);
struct A { friend int hidden(A) { return 0; } };
namespace inner { int deep(int); }
using namespace inner;
}
namespace M { int x2; int both(int); }
namespace O { int x2; int both(long); }
using namespace N;
int w = 3;
int v = w;
int x = 3;
int y = x;
void z(long);
int zz = z(3);
int count = 0;
int deep = 1;
void f()
{
	int a = w + x;
	w = 3;
	w(3);
	z(3);
	x = 2;
	count++;
	count += 3;
	a = deep;
	a = count(1, 2);
	for (int i = 0; i < count; i++) a++;
}
int q = 2;
int qq = q;
void g()
{
	using namespace M;
	using namespace O;
	x2 = 3;
	both(3);
	int w = 3, count = w;
	w = count + ::x + N::x + M::x2;
}
__attribute__((device)) int on_device;
namespace D { int on_device(int); }
__attribute__((global)) void kernel() { using namespace D; on_device = 3; }
int hidden = 3;
int seen = hidden;
namespace { int once; int twice; }
int twice;
int uses = once + twice;
namespace Q { using N::u; int local; }
using namespace Q;
int fine = u(1) + local;
struct S { int w; int get() { return w; } int count; int total() { return count; } };
template <class T> T dependent(T t) { return t + count + w; }
