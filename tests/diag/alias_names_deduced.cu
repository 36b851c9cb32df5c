template <class T> struct U { T v; };
template <class T> using A = U<T>;
typedef U<int> TI; TI nt(); A<int> na(); const A<int> nc(); A<int> &nr(); const TI &ncr(); A<int> *np();
struct S { int q; typedef S self; self me(); }; typedef S SS; SS ns(); using SU = S; SU nu();
template <class T> void take(T) { int z = T(); }
void f() {
 auto a = nt(); int y = a;
 auto b = na(); y = b;
 auto c = nc(); y = c;
 auto d = nr(); y = d;
 auto e = ncr(); y = e;
 auto &g = nr(); y = g;
 const auto h = na(); y = h;
 const auto &i = na(); y = i;
 auto &&j = na(); y = j;
 auto k = np(); y = k; y = *k;
 auto l = ns(); y = l;
 auto m = nu(); y = m;
 auto n = S().me(); y = n;
 auto o = A<int>(); y = o;
 auto p = TI{}; y = p;
 auto r = a; y = r;
 decltype(na()) s; y = s;
 decltype(auto) t = na(); y = t;
 const A<int> u = {}; y = u;
 const TI v = {}; y = v;
 const SS w = {}; y = w;
 const A<int> *x = 0; y = x;  y = *x;
 auto [z] = na();
 auto la = [] { return na(); }; y = la();
 auto lb = [b] { return b; }; y = lb();
 take(na()); take(nt()); take<A<int>>(na()); take<TI>(nt());
}
template <class T> using Ptr = T *;
template <class T> using Num = T;
void more(const Ptr<int> p, const Num<int> n, const Ptr<const A<int>> q, A<int> *const r, volatile A<int> &s)
{
	S x;
	x = p;
	x = n;
	x = q;
	x = r;
	x = s;
	int *w = p;
	w = n;
}
