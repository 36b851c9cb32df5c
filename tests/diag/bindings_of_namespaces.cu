// Structured bindings of namespaces, whose types are those of the initializers.
class P { int x = 1, y = 2; } p; P pp; class PQ { int x, y; }; PQ pq;
struct R { int x, y; } r;
auto [a, b] = p;
auto &[a1, b1] = pq;
auto [a2, b2] = pp;
auto [a3, b3, c3] = r;
auto [a4] = r;
auto [a5, b5] = 3;
void f() { auto [a, b] = p; auto [a1, b1] = 3; }
void nothing();
template <class T> struct TT { T a, b; }; TT<int> tt; const auto &[t1, t2] = tt; int *ip = &t1; const int *icp = &t2; const auto &[t3] = tt;
namespace std { template <class T> struct tuple_size; template <unsigned long i, class T> struct tuple_element; }
struct Tup { template <unsigned long i> int get() { return 1; } }; 
template <> struct std::tuple_size<Tup> { static constexpr unsigned long value = 2; };
template <unsigned long i> struct std::tuple_element<i, Tup> { typedef int type; };
Tup tup; auto [q1, q2] = tup; auto [q3] = tup; int *qp = &q1;
 auto [m1, m2]{ r }; auto [n1, n2](r); struct Inc; Inc &inc(); auto &[o1] = inc();
static auto [s1, s2] = undefined;
float *tf = &m1;
namespace nn { auto [k1, k2] = r; int *kp = &k1; float *kf = &k2; }
