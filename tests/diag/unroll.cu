#pragma unroll
int variable;
struct S {
#pragma unroll 2
	int member;
#pragma unroll
	void function();
};
namespace N {
int x;
#pragma unroll
}
void statements(int n)
{
#pragma unroll
	for (int i = 0; i < n; i++) ;
#pragma unroll 4
	for (int i = 0; i < n; i++) ;
#pragma unroll(4)
	while (n--) ;
#pragma unroll
	do n++; while (n < 4);
#pragma unroll
#pragma unroll 2
	for (int i = 0; i < n; i++) ;
#pragma nounroll
	for (int i = 0; i < n; i++) ;
#pragma unroll
	n++;
#pragma unroll
	(n) = 1;
#pragma unroll
	{ }
#pragma unroll
	if (n)
#pragma unroll
		for (int i = 0; i < n; i++) ;
#pragma unroll
l:	n = 2;
#pragma unroll
	try { } catch (...) { }
	goto l;
}
void declarations(int n)
{
#pragma unroll
	int a = 1;
#pragma unroll
	static int s;
#pragma unroll
	typedef int t;
#pragma unroll
	t b;
#pragma unroll
	struct Q { };
#pragma unroll
	using T = int;
#pragma unroll
	namespace M = N;
#pragma unroll
	__attribute__((unused)) int c;
#pragma unroll
	[[maybe_unused]] int d;
#pragma unroll
#pragma foo
	auto e = [] { };
}
void others(int n)
{
#pragma unroll
	;
#pragma unroll
	using N::x;
#pragma unroll
	using namespace N;
#pragma unroll
	static_assert(true, "");
#pragma unroll
	asm("");
	switch (n) {
#pragma unroll
	case 1: ;
	}
#pragma unroll
}
template <int I, class T> __attribute__((device)) void of_template(int n)
{
#pragma unroll I
	for (int i = 0; i < n; i++) ;
#pragma unroll T::value
	for (int i = 0; i < n; i++) ;
#pragma unroll
	T declared;
#pragma unroll
}
template __attribute__((device)) void of_template<1, S>(int);
auto lambda = [](int n) {
#pragma unroll
	for (int i = 0; i < n; i++) ;
#pragma unroll
	int a;
};
