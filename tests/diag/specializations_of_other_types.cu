// A specialization of a function template where a pointer to a function of another type is wanted.
template <class T> __attribute__((global)) void kernel(T *p) { }
template <class T, int N> int count(T *p) noexcept { return N; }
template <class T> struct Holder { static void make(T *p) { } };
typedef void (*Function)(int *);
struct Table { Function one; int (*counts[2])(int *); };
void take(Function f);
void f(bool b)
{
	Function good = kernel<int>, bad = kernel<float>;
	Function address = &kernel<int>, other = &kernel<char>;
	good = kernel<int>;
	Table right = { kernel<int>, { count<int, 1>, count<int, 2> } };
	Table wrong = { kernel<double>, { count<int, 1>, count<char, 2> } };
	Function list[] = { kernel<int>, kernel<float> };
	take(kernel<int>);
	take(kernel<float>);
	Function member = Holder<int>::make;
	int (*quiet)(int *) noexcept = count<int, 3>;
	int (*loud)(int *) = count<int, 3>;
	auto any = kernel<float>;
	void (*same)(float *) = kernel<float>;
	void (&reference)(int *) = kernel<int>;
	const void *cast = (const void *)kernel<float>;
	static Function table[2] = { kernel<int>, kernel<char> };
}
template <class T> void g(T *p)
{
	void (*mine)(T *) = kernel<T>;
	Function bad = kernel<float>;
}
void h() { g((int *)0); }
Function global = kernel<int>;
