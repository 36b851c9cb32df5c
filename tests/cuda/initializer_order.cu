// nvcc: -std=c++17
// nvcc: -std=c++20 -rdc=true -g -Xcompiler -Wall
// Initializers of bases and members stand in the order of initialization in the host file: what they instantiate, and closures in
// them, come in that order, and nobody is warned of another one.
template <class T, int N> struct Part { Part(T); T size() const; };
template <class T, int N> Part<T, N>::Part(T) { }
template <class T, int N> T Part<T, N>::size() const { return T(N); }
template <int N> int make() { static int count; return count += N; }
struct Alone { Alone(int = 0) { } };
struct Left : virtual Alone { Left(int) { } };
struct Right : virtual Alone, virtual Part<int, 1> { Right(int) : Part<int, 1>(0) { } };
struct Members : Alone {
	Members() : last(make<3>()), first(make<1>()), Alone(make<0>()),
		middle(make<2>()) // in the middle
		, braces{ make<5>() }
	{ make<6>(); }
	Members(char) try : last(make<13>()), first(make<11>()) { } catch (...) { }
	Members(int) : Members() { }
	Members(long);
	__device__ Members(float) : last(1), first(2) { }
	int first, middle, braces = make<4>(), last;
};
Members::Members(long) : last([] { return make<23>(); }()), middle([] { return make<22>(); }()), first(__LINE__) { }
struct Diamond : Left, Right {
	Diamond() : Right(make<31>()), member(make<32>()), Part<int, 1>(make<33>()), Left(make<34>()), Alone(make<35>()) { }
	int member;
};
struct Unions {
	Unions() : inner(make<41>()), after(make<42>()), second(make<43>()), before(make<44>()) { }
	int before;
	union { int first, second; };
	int after;
	struct { int inner; };
};
template <class T> struct Of : T, Part<T, 2> {
	Of(const Part<T, 3> &three, const Part<T, 4> &four)
	    : two(four.size()), Part<T, 2>(three.size()), one(Part<T, 5>(T()).size()), T(0) { }
	template <class U> Of(U);
	T one, two;
};
template <class T> template <class U> Of<T>::Of(U u) : two(Part<U, 6>(u).size()), T(Part<U, 7>(u).size()), Part<T, 2>(u), one(u) { }
template <class... Bases> struct All : Bases... { All(int i) : count(make<51>()), Bases(i)... { } int count; };
template <class T> __global__ void run(T value) { }
template <class T> void start(T value) { run<<<1, 1>>>(value); }
struct Runs {
	Runs(int n) : second(start_of([n] { return n; })), first(start_of([] { return 2L; })) { }
	template <class F> static int start_of(F f) { start(f()); return 1; }
	int first, second;
};
int main()
{
	Members a, b('c'), c(1), d(1L);
	Diamond e;
	Unions f;
	Of<Alone> g(Part<Alone, 3>(0), Part<Alone, 4>(0)), h(1);
	All<Alone, Part<int, 8>> i(1);
	Runs j(1);
}
