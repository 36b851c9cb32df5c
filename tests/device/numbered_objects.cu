// Objects that functions make of constants are constants with numbers, which count the temporaries of what host code alone uses.
#define HD __host__ __device__
struct Sum { int v; HD Sum(int v) : v(v) {} HD Sum operator+(Sum o) const { return Sum(v + o.v); } };
HD inline Sum thrice(Sum t) { return t + t + t; }
inline int host(int n) { return thrice(Sum(n)).v; }
struct Key { unsigned v = ~0u; unsigned char side = 0; constexpr Key() = default; constexpr HD Key(unsigned v, char side) : v(v), side(side) {} };
__global__ void k(Key *p, int n)
{
	Key many[4];
	for (int i = 0; i < n; i++)
		many[i & 3] = {};
	*p = many[n];
	p[1] = n ? Key(4, 5) : p[3];
	volatile Key *q = p;
	q->v = Key().v;
}
int main() { k<<<1, 1>>>(0, host(2)); }
