// Functions that tell the line where they are called, in initializers of bases and members.
#include <cstdio>

struct where {
	int line;
	static constexpr where current(int line = __builtin_LINE()) { return { line }; }
};

int checked(where w, int value) { return 1000 * w.line + value; }
int traced(int value, where w = where::current()) { return 1000 * w.line + value; }

struct base {
	int line;
	explicit base(int line) : line(line) {}
};

struct derived : base {
	int a, b, c;
	derived(int x,
	        int y)
	        : base(checked(where::current(), x)),
	          a(traced(y)),
	          b(x),
	          c(__builtin_LINE())
	{
		std::printf("%d %d %d %d %d\n", line, a, b, c, traced(1));
	}
	derived() : base(1), a(traced(1)), b(2),
	            c(traced(2)) { std::printf("%d %d %d\n", a, c, traced(3)); }
};

template <class T> struct generic {
	T a;
	T b;
	generic(T x, T y = 2)
	    : a(traced(x))
	    , b(traced(y))
	{
		std::printf("%d %d %d\n", a, b, traced(4));
	}
};

__global__ void kernel(int *out) { *out = 1; }

int main()
{
	derived d(1, 2), e;
	generic<int> g(3);
	auto lambda = [](int *p) { kernel<<<1, 1>>>(p); };
	lambda(nullptr);
	return d.a == e.a + g.b;
}
