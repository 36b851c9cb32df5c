// nvcc: --extended-lambda -std=c++17
// Places where extended lambdas stand.
#include <utility>
#include <vector>
#include <functional>
template <class F> __global__ void k(F f) { f(); }
template <class F> int run(F f) { k<<<1, 1>>>(f); return 1; }
template <class F> auto pass(F f) { return f; }
template <class F> struct Hold { F f; Hold(F f) : f(f) {} };
struct Agg { int a; int b; };
int returned(int n) { return run([=] __device__ { (void)n; }); }
auto trail(int n) -> decltype(n + 1) { return n ? run([=] __device__ { (void)n; }) : run([n] __host__ __device__ { (void)n; }); }
void places(int n, std::vector<int> v, int argc, char **argv)
{
	int a[2] = { run([] __device__ { }), run([n] __device__ { (void)n; }) };
	int *p = new int(run([] __device__ { }));
	Agg g = { .a = run([] __device__ {}), .b = run([n] __host__ __device__ { }) };
	for (int i = run([] __device__ {}); i < run([=] __device__ { (void)i; }); i += run([] __device__ {})) { }
	for (int x : std::vector<int>{ run([] __device__ { }) }) run([=] __device__ { (void)x; });
	while (int q = n--) run([=] __device__ { (void)q; });
	if (auto l = pass([=] __device__ { (void)n; }); n) run(l);
	switch (run([] __device__ {})) { case 1: { int z = 1; run([z] __device__ { (void)z; }); } }
	try { throw run([] __device__ { }); } catch (int e) { run([=] __device__ { (void)e; }); }
	Hold h{ [=] __device__ { (void)n; } };
	Hold<int> hi(run([] __device__ {}));
	auto [x, y] = std::pair(run([] __device__ { }), 2);
	static int s = run([] __device__ { });
	std::function<int()> f = [=] { return run([=] __device__ { (void)n; }) + run([n] __host__ __device__ { }); };
	auto in = [q = run([] __device__ { }), w = pass([n] __device__ { (void)n; })] { return q; };
	auto out = [n] __device__ { auto i1 = [n] __device__ { return n; }; auto i2 = [=] { return n; }; return i1() + i2(); };
	std::function<int(int)> hd = [n] __host__ __device__ (int x) { return x + n; };
	int (*fp)(int) = +[] __host__ __device__ (int x) -> int { return x; };
	run([=] __device__ { (void)a; (void)p; (void)g; });
	run(std::move(out));
	auto copy = out; (void)copy;
	auto hdl = [=] __host__ __device__ { return n; }; auto hdl2 = hdl; auto hdl3 = std::move(hdl2); (void)hdl3();
	decltype(out) *po = &out;
	using L = decltype(hdl); L other = hdl;
	(void)sizeof(out); (void)hd; (void)fp; (void)po; (void)other; (void)f; (void)s; (void)x; (void)y; (void)h; (void)hi;
	goto end;
end:
	run([=] __device__ { (void)argc; (void)argv; });
	do run([] __device__ { }); while (0);
	(run)([] __device__ {}), run([] __device__ { });
	if constexpr (sizeof(int) == 4) { run([n] __device__ {}); } else { run([n] __host__ __device__ {}); }
}
template <class T, class... A> int tplaces(T t, const A &...a)
{
	int arr[] = { run([=] __device__ { (void)t; }), run([] __host__ __device__ { return T(); }) };
	if constexpr (sizeof...(A) > 0) { run([t] __device__ { (void)t; }); return tplaces(a...); }
	else run([=] __host__ __device__ { return t; });
	typename std::remove_reference<T>::type u = t;
	auto hl = [=, &t] (auto z) { return t + z; };
	run([u, hl = t] __device__ { return u + hl; });
	return arr[0] + [&] { return run([u] __device__ { return u; }); }();
}
template <class T> struct Tree { T v; Tree *l; 
  template <class U> struct Node { U u; template <class W> void go(W w) const; void stat(); static int cnt; };
  template <class F> friend void each(const Tree &t, F f) { f(t); }
  int walk() { int d = 1; each(*this, [=] (const Tree &t) { run([d, v = t.v] __device__ { (void)d; (void)v; }); }); return d; }
  T &operator[](int i) { run([i] __device__ { (void)i; }); return v; }
  Tree *operator->() { run([this] __device__ { (void)v; }); return this; }
  bool operator<(const Tree &o) const { run([*this] __device__ { (void)v; }); return true; }
  void operator,(int) { run([=] __device__ { (void)this; }); }
};
template <class T> template <class U> template <class W> void Tree<T>::Node<U>::go(W w) const { run([=] __device__ { (void)w; (void)u; }); }
template <class T> template <class U> void Tree<T>::Node<U>::stat() { run([=] __device__ { (void)u; }); }
template <> template <> inline void Tree<int>::Node<char>::stat() { run([=] __device__ { (void)u; }); }
template <> template <> template <> inline void Tree<int>::Node<char>::go<int>(int w) const { run([w] __device__ { (void)w; }); }
template <int> struct Friendly {
  friend void befriended(Friendly *, int z = 3, int a = [] __device__ { return 0; }() + [] __device__ { return 1; }(), int b = 2) {}
  template <class T> friend void befriended(Friendly *, T, char a = [] __device__ { return 'a'; }()) {}
  friend int without(Friendly *p, int b = 2) { befriended(p, 1, 2, 3); return b; }
};
int use_friend(Friendly<0> *p) { return without(p, 4); }
int main(int argc, char **argv) { places(1, {}, argc, argv); returned(1); trail(2); tplaces(1, 2, 3.0); Tree<int> t{1}; t.walk(); t[1]; t->v; (void)(t < t); Tree<int>::Node<char> n{'c'}; n.go(1); n.go(2.0); n.stat(); Tree<int>::Node<int> m{1}; m.stat(); m.go('c'); t, 1;  return argc; }
