// Narrowing where a std::initializer_list is made is an error, whatever takes it; beside it in lists of other constructors and aggregates.
# 2 "narrowing_of_lists.cu"
# 1 "/usr/include/c++/12/initializer_list" 1 3
namespace std { template <class E> class initializer_list { const E *a; unsigned long n; constexpr initializer_list(const E *, unsigned long); public: constexpr initializer_list() noexcept; const E *begin() const; const E *end() const; }; }
# 4 "narrowing_of_lists.cu" 2
using std::initializer_list;
template <class T> struct V { V(initializer_list<T>); V(int, T); V &operator=(initializer_list<T>); void insert(int, initializer_list<T>); };
struct I { I(initializer_list<int>); };
struct P { P(int, int); };
struct A { int a, b; };
struct Two { I i; int n; };
struct R { R(const initializer_list<int> &); R(initializer_list<int>, int); };
I b{ 1, 1.5 };
V<int> c{ 1, 1.5, 3 };
V<int> d{ 1, 2.0, 3 };
P e{ 1, 1.5 };
double x = 1.5;
I h{ 1, x };
V<float> j{ 1, 2.5, 3.1 };
V<char> k{ 1, 300, 'a' };
V<unsigned> l{ 1, -1 };
V<A> w1{ { 1, 1.5 }, { 2, 3 } };
V<P> w2{ { 1, 1.5 }, { 2, 3 } };
V<V<int>> w3{ { 1, 1.5 }, { 2, 3 } };
Two w4{ { 1, 1.5 }, 2.5 };
R w6{ 1, 1.5 };
R w7({ 1.5 }, 2);
R w8{ { 1.5 }, 2 };
R w9{ { 1.5 }, 2.5 };
V<int> paren({ 1, 2.5 });
V<int> both = V<int>({ 1, 2.5 });
V<int> not_a_list(1, 2.5);
initializer_list<int> g = { 1, 2.5 };
void take(initializer_list<int>);
void take2(const V<int> &);
void f(V<int> v)
{
	take({ 1, 1.5 });
	take2({ 1, 1.5 });
	take2(V<int>{ 2.5 });
	v = { 1, 2.5 };
	v.insert(1, { 1, 2.5 });
	for (int i : initializer_list<int>{ 1, 2.5 })
		(void)i;
	new V<int>{ 1, 2.5 };
	I o = { 1.5 };
	I({ 1.5 });
	P r = { 1, 2.5 };
	int p{ 1.5 };
	long n = 1;
	V<int> q{ n, 1L };
	V<long> s{ p, 1 };
}
struct M { V<int> v{ 1, 2.5 }; V<int> w; M() : w{ 1, 2.5 } { } };
V<int> returned() { return { 1, 2.5 }; }
initializer_list<A> of_aggregates = { { 1, 1.5 }, { 2, 3 } };
initializer_list<P> of_constructed = { { 1, 1.5 }, { 2, 3 } };
auto cast = initializer_list<A>{ { 1, 1.5 } };
initializer_list<V<int>> of_lists = { { 1, 1.5 } };
const initializer_list<int> &reference = { 1, 1.5 };
void in_body() { initializer_list<A> l = { { 1, 1.5 } }; }
