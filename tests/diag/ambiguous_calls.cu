// Calls of overloaded functions of which several are best: those that no other one is better than are listed.
__device__ int least(int, int);
__device__ int least(int, unsigned);
__device__ unsigned least(unsigned, int);
__device__ double least(double, double);
__device__ float least(float, double);
__device__ long least(long, long);
__device__ int one(long);
__device__ int one(double);
__device__ int one(char, int = 1);
__device__ int one(int *);
__device__ int one(const char *);
struct Counter {
	__device__ void add(long, int);
	__device__ void add(int, long);
	__device__ void add(int *, int *);
	__device__ void add(double, float) const;
};

__global__ void ambiguous(Counter c, const Counter d)
{
	least(1, 2.0);
	least(1, 2.0f);
	least(1l, 2);
	least('a', true);
	least(1u, 2u);
	one(1u);
	one(nullptr);
	one(0);
	c.add(1, 2);
	c.add(1l, 2l);
	c.add(1.0f, 2);
	d.add(1, 2);
}

__global__ void clear(Counter c)
{
	least(1, 2);
	least(1.0, 2.0);
	least(1.0f, 2.0);
	least(1, 2u);
	one('a');
	one(1.0f);
	one("a");
	c.add(1l, 2);
	c.add(nullptr, nullptr);
}

template <class T> __device__ void in_template(T t)
{
	least(t, 2.0);
	least(1, 2.0);
}
template __device__ void in_template(int);
