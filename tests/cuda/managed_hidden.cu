// nvcc:
// nvcc: -rdc=true
// Declarations of other things with the name of a managed variable, and the ways to refer to it.
struct Q { int v; int arr[3]; Q *next; int f() const { return v; } static int sm; };
__managed__ int m, marr[5];
__managed__ Q q, qa[3];

template <class T> struct holder { int f() { return m ; } template <class U> U g(U u = m) { return u + m; } int dflt = m; };
__managed__ float mf = 2.0f; __managed__ double *mp;
struct deflt { int a = m; int b{ m }; int *c = &m; int &d = m; Q *e = &q; int n = q.v + qa[1].arr[2]; };
int &ref = m;
int *ptr = &m, *elem = &marr[2], *mem = &q.v, *base = marr;
int Q::* pm = &Q::v;
int (&aref)[5] = marr;
int hide_param(int m) { return m + ::m; }
int hide_local() { int m = 3; return m; }
int hide_self() { int x = m, m = x; return m; }
int hide_bind() { int a[2] = { 1, 2 }; auto [m, q] = a; return m + q; }
int hide_capture() { return [m = 3, q = m]() { return m + q; }(); }
int hide_capture2() { int m = 1; return [m]() { return m; }() + [&m]() { return m; }() + [=]() { return m; }() + [&]() { return m; }(); }
int lambda_param() { return [](int m) { return m; }(m) + [](auto m) { return m; }(::m); }
int hide_for() { int s = 0; for (int m = 0; m < 3; m++) s += m; for (int m : { 1, 2 }) s += m; for (auto m : marr) s += m; return s; }
int hide_catch() { try { throw m; } catch (int m) { return m; } return m; }
int hide_if() { if (int m = 3) return m; else return m + 1; return m; }
int hide_if2() { if (int m = 3; m > 2) return m; switch (int m = 2) { case 2: return m; } while (int m = 0) return m; return m; }
struct hide_member { int m; int q() { return m + this->m + ::m; } int r() { return m; } struct in { int f() { return sizeof(m); } }; };
struct base_with { int m; enum { mf }; void marr() { } typedef int tm; };
struct derived : base_with { int f() { return m + mf; } };
template <class T> struct dep_derived : T { int f() { return m + this->m; } };
namespace other { int m = 3; int use() { return m + ::m; } namespace inner { int use() { return m; } } }
namespace usd { using ::m; int use() { return m + usd::m; } }
namespace dir { using namespace usd; int use() { return m + usd::m; } }
int using_local() { using other::m; return m; }
int using_enum() { enum { m = 3, q = m }; return m + q; }
int typ() { struct m { int x; } v = { 1 }; typedef m mm; mm w; m y; return v.x + sizeof(m); }
int label() { goto m; m: return m; }
int members() { Q l; l.v = m; Q *p = &q; p->arr[m] = 1; return q.f() + p->v + q.arr[q.v] + (&q)->v + qa->v + qa[m].next->arr[m] + q.*pm + (&q)->*pm + Q::sm; }
int designated() { struct d { int m; int q; } x = { .m = m, .q = q.v }; return x.m + x.q; }
int casts() { return (int)m + static_cast<int>(mf) + int(m) + int{ m } + *reinterpret_cast<int *>(&mf) + (int)sizeof m + (int)sizeof(q) + (int)alignof(Q) + (m) + -m + !m + ~m + +m; }
decltype((m)) drm = m; decltype(q.v) dqv = 3; 
auto fn() -> decltype((m)) { return m; }
int arr[sizeof(marr)]; 
template <int *P> int nttp() { return *P; }
template <int &R> struct nt { int f() { return R; } };
int ternary(int x) { return x ? m : marr[x]; }
void assign(int x) { m = x; m += x; m++; --m; marr[m] = m; q = Q(); q.v = m = x; (m) = 1; (x ? m : marr[0]) = 2; mp = new double[m]; delete[] mp; *mp = m, m = 1; }
int gen() { return holder<int>().f() + holder<int>().g<int>(); }
int vla(int n) { int a[n]; a[0] = m; return a[m]; }
int stm() { return ({ int z = m; z + m; }); }
const int &cr() { return m; }
int in_lambda() { auto l = [=] { return m + q.v; }; auto l2 = [&] { m++; return marr[m]; }; auto l3 = [x = m, &r = m, y = q] { return x + r + y.v; }; auto l4 = [](int d = m) { return d; }; return l() + l2() + l3() + l4(); }
struct ctor { int a, b; ctor() : a(m), b{ m } { m = a; } ctor(int) try : a(m) { b = m; } catch (...) { m = 1; } int operator[](int i) { return m + i; } operator int &() { return m; } };
int attr() { [[maybe_unused]] int z = m; return z; }
int str() { const char *s = "m q"; return s[m]; }
void asmx() { asm("" : "=r"(m) : "r"(q.v)); asm volatile("nop" ::"m"(m)); }
int sw() { switch (m) { case 1: return m; } return m; }
template <class T> T dependent(T t) { return t + m + t.m + t.template g<int>(m); }
struct hasm { int m; template <class T> int g(T t) { return t; } operator int() { return m; } };
int noex() noexcept(noexcept(m)) { return m; }
constexpr int *cp = nullptr;
__global__ void k() { m = 1; q.v++;  }
__host__ __device__ int hd() { return m + q.v; }
__device__ int de() { return m + q.v; }
int main() { k<<<m, marr[1]>>>(); k<<<dim3(m, q.v), q.v, m>>>(); dep_derived<hasm> d; hide_member hm; return gen() + in_lambda() + d.f() + hm.q() + ctor()[m] + deflt().a + hd(); }
