// The typedefs that the type of a placeholder keeps, behind const, references and pointers, and what const ones stand for.
struct S {};
typedef S str; typedef const S cstr;
template <typename T> struct at { typedef T value_type; typedef const T cv; const value_type &cf() const; value_type &f(); value_type g(); const cv &h(); const value_type *p(); value_type *q(); };
const str &cs(); str &s(); cstr &ct(); const str *ps();
template <typename T> void par(T t) { int a = t; } template <typename T> void ref(T &t) { int a = t; } template <typename T> void cref(const T &t) { int a = t; } template <typename T> void fwd(T &&t) { int a = t; }
void f(at<str> v)
{
	auto &a = v.cf(); int ai = a;
	auto &b = v.f(); int bi = b;
	auto c = v.cf(); int ci = c;
	auto d = v.f(); int di = d;
	auto e = v.g(); int ei = e;
	auto &g = v.h(); int gi = g;
	const auto &h = v.cf(); int hi = h;
	const auto &i = v.f(); int ii = i;
	const auto j = v.f(); int ji = j;
	auto &&k = v.f(); int ki = k;
	auto &&l = v.g(); int li = l;
	auto &&m = v.cf(); int mi = m;
	auto n = v.p(); int ni = n;
	auto *o = v.p(); int oi = o;
	auto *p = v.q(); int pi = p;
	const auto *q = v.q(); int qi = q;
	auto *r = &v.cf(); int ri = r;
	auto &aa = cs(); int aai = aa; auto &ab = s(); int abi = ab; auto &ac = ct(); int aci = ac; auto ad = cs(); int adi = ad; const auto &ae = cs(); int aei = ae; auto *af = ps(); int afi = af; auto ag = ps(); int agi = ag;
	par(v.cf()); 
	par(v.p());
	ref(v.cf());
	ref(v.f());
	cref(v.cf());
	fwd(v.cf());
	decltype(auto) z = v.cf(); int zi = z;
	decltype(v.cf()) z1 = v.cf(); int zi1 = z1;
}
