struct S { int m; };
struct C { operator int(); };
struct D { operator float(); };
struct P { operator int *(); };
enum E { A };
enum class F { A };
typedef int Row[3];
void f(S s, C c, D d, P p, E e, F g, double x, int *q, bool b, unsigned long n)
{
	int *r = new int[s]; r = new int[p]; r = new int[g]; r = new int[q]; r = new int["x"]; r = new int[nullptr];
	r = new int[c]; r = new int[d]; r = new int[e]; r = new int[x]; r = new int[b]; r = new int[1.5]; r = new int[n]; r = new int[3];
	Row *w = new Row[s]; w = new Row[n]; r = new Row; r = new int[2]{ 1, 2 };
	int (*m)[3] = new int[n][3]; m = new int[q][3];
	r = new int;
}
template <class U> U *g(U u) { return new U[u]; }
