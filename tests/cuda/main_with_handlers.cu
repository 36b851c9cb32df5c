// nvcc:
// The return 0; that main ends with, in its block and in its handlers.
#include <cstdio>
struct Noted {
	const char *text;
	explicit Noted(const char *t) : text(t) { puts(t); }
	~Noted() { puts(text); }
};
__global__ void kernel(int *p) { *p = 1; }
int main() try
{
	Noted in("block");
	kernel<<<1, 1>>>(nullptr);
}
catch (int i)
{
	Noted in("first handler");
	if (i)
		return i;
}
catch (...)
{
	Noted in("second handler");
	return 1;
}
