// What a template's call does to its arguments is known only where one function is certainly called.
template <class G> struct D { typedef int L; };
int any(int &, int);
int any(int, int, int);
int one(int &, int);
int val(int, int);
template <class A> int tem(A &, int);
struct plain {
	int mem(int, int);
	int several(int, int);
	int several(int, int, int);
	static int st(int, int);
	int operator()(int, int);
};
namespace space {
int in(int, int);
int two(int, int);
int two(int, int &);
}
template <class G> struct T {
	typedef typename D<G>::L L;
	int two(L &a, int &b) const;
	int two(int a, int) const;
	int mem(L &a, int b) const;
	static int st(L &, int);
	int f1() const { L l; int i; return two(l, i); }
	int f2() const { L l; int i; return this->two(l, i); }
	int f3() const { L l; int i; return any(l, i); }
	int f4() const { L l; int i; return one(l, i); }
	int f5() const { L l; int i; return val(l, i); }
	int f6() const { L l; int i; return mem(l, i); }
	int f7() const { L l; int i; return st(l, i); }
	int f8() const { L l; int i; return tem(l, i); }
	int f9(G g) const { int i; return one(g, i); }
	int fa(G g) const { int i; return ::one(g, i); }
	int fb(G g) const { int i; return this->mem(g, i); }
	int fc(G g) const { int i; return T::mem(g, i); }
	int fd(G g) const { int i; return (*this).two(g, i); }
	int fe(G g) const { int i; return space::in(g, i); }
	int ff(G g) const { int i; return space::two(g, i); }
	int fg(G g, int (*p)(int, int)) const { int i; return p(g, i); }
	int fh(G g, plain o) const { int i; return o.mem(g, i); }
	int fi(G g, plain o) const { int i; return o.several(g, i); }
	int fj(G g) const { int i; return plain::st(g, i); }
	int fk(G g, plain o) const { int i; return o(g, i); }
	int fl(G g) const { int i; return (one)(g, i); }
	int fm(G g, plain o, int (plain::*p)(int, int)) const { int i; return (o.*p)(g, i); }
	int fn() const { int i; int j; return one(j, i); }
	int fo(G g) const { int i; return ::one(g.x, i); }
};
