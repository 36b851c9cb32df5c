// What the host compiler warns of: as of the reference's file, where parentheses, braces and the order of mem-initializers are mended.
// nvcc: -Xcompiler -Wall,-Wextra,-Wshadow
#include <climits>
#include <cstddef>

struct base {
	int b;
	base(int v) : b(v) {}
};

struct reordered : base {
	int x, y;
	reordered(int unused) : y(1), x(2), base(3) {}
};

template <class T> struct reordered_too : base {
	T x, y;
	reordered_too() : y(1), x(2), base(3) {}
};
template struct reordered_too<int>;

char *text() { return "text"; }

int parentheses(int a, int b, int c)
{
	if (a && b || c)
		return 1;
	if (a = b)
		return 2;
	if (!a == b)
		return 3;
	return a & b == c;
}

int braces(int a, int b)
{
	if (a)
		if (b)
			return 1;
		else
			return 2;
	if (b)
		;
	return 0;
}

template <class T> int in_template(T a, T b)
{
	if (a)
		if (a && b || a)
			return 1;
		else
			return 2;
	char *s = "s";
	return s[0];
}
template int in_template(int, int);

bool kept(unsigned a, int b, int unused)
{
	int set;
	set = b;
	switch (b) {
	case 1: b++;
	case 2: break;
	}
	return a < b;
}

int macros_of_system_headers(int a)
{
	int null = NULL;
	return a > UINT_MAX ? null : INT_MAX;
}

int multicharacter_literals(int a)
{
	switch (a) {
	case 'ab': return 'a';
	case 'RIFF': return a -'\xff\xff\xff\xff';
	}
	return 'a\n';
}

int lambdas(int a)
{
	auto unused = [a](int b) { return b; };
	auto used = [a](int b) { return b; };
	int (*pointer)(int) = [](int b) { return b; };
	auto copy = used;
	return used(2) + pointer(3);
}

template <class T> int lambda_in_template(T a)
{
	auto unused = [a](int b) { return b; };
	return a;
}
template int lambda_in_template(int);

int shadows(dim3 gridDim, int warpSize)
{
	dim3 blockDim = gridDim;
	{
		int warpSize = 1;
		return warpSize + blockDim.x;
	}
}

template <class T> __global__ void kernel(T *p, int unused)
{
	if (p && unused || !p)
		*p = 0;
}

int main()
{
	kernel<<<1, 1>>>((int *)0, 1);
	return parentheses(1, 2, 3);
}
