/* Constants that reference parameters of templates are bound to; an operator of a base that only lookup by arguments finds. */
static __device__ __constant__ const unsigned order[4] = { 1, 2, 3, 4 };
static __device__ __constant__ const unsigned factor = 3;
template <int N, const unsigned *M, const unsigned &F> class Field {
	unsigned v[N];
	static inline __device__ void step(unsigned *p, unsigned b) { *p += b * F + M[1]; }

public:
	__device__ Field() {}
	friend inline __device__ Field operator*(const Field &a, const Field &b) { Field e; for (int i = 0; i < N; i++) step(&e.v[i], b.v[i] + a.v[i]); return e; }
};
typedef Field<4, order, factor> Base;
struct Number : Base { __device__ Number() {} __device__ Number(const Base &a) : Base(a) {} template <class... T> constexpr Number(T... a) : Base{ a... } {} };
template <class F> struct Curve { F x; __device__ void go(const Curve &p) { F a = x, b = p.x; a = a * b; x = a; } };
__global__ void k(Curve<Number> *p) { p->go(p[1]); }
