#pragma foo
#pragma nv_foo
#pragma omp parallel
#pragma unroll_completely
#pragma
#pragma 123
#pragma "x"
#pragma (x
#pragma GCC ivdep
#pragma GCC diagnostic push
#pragma GCC diagnostic pop
#pragma GCC push_options
#pragma GCC pop_options
#pragma GCC target("avx")
#pragma GCC unroll 4
#pragma GCC poison x
#pragma GCC optimize("O3")
#pragma GCC
struct S {
#pragma GCC foo
	int m;
};
void f()
{
#pragma GCC foo
	int a;
#pragma bar
}
