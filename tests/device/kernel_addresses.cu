/* Kernels that are instantiated only because a constant, a variable or a template argument has their address: N tells which. */
template <int N, class T> __global__ void k(T *p) { *p = T(N); }
template <class T> __device__ T d(T x) { return x * 3; }
template <class... A> void sink(A...) { }
template <class T> using P = void (*)(T *);

template <class T> constexpr P<T> bound = k<1>;
int a[bound<int> ? 2 : 1];
template <class T> constexpr P<T> enumerator = k<2>;
enum { e = enumerator<int> != nullptr };
template <class T> constexpr P<T> asserted = k<3>;
static_assert(asserted<int> != nullptr);

template <class T> constexpr P<T> deduced = k<4>;
template <class T, class = decltype(deduced<T>)> void takes(T) { }
void takes_deduced() { takes(1); }

template <class T> P<T> directed = k<5>;
template P<int> directed<int>;
template <class T> struct Directed { static P<T> member; };
template <class T> P<T> Directed<T>::member = k<6>;
template struct Directed<int>;

template <class T> constexpr auto converted = static_cast<P<T>>(k<7>);
template <class T> constexpr auto cast = (P<T>)k<8>;
template <class T> constexpr auto made = P<T>{ k<9> };
template <class... T> constexpr void *pack[] = { (void *)(P<T>)k<10>... };
void variables() { sink(converted<int>, cast<int>, made<int>, pack<int, float>[0]); }

template <class T> struct Default { P<T> f = k<11>; };
template <class T> constexpr Default<T> list = {};
void lists() { sink(list<int>.f); }
template <class T> struct Default12 { P<T> f = k<12>; };
void temporary() { sink(Default12<int>{}); }
template <class T> void by_default(T *p, P<T> f = k<13>) { sink(f); }
void calls() { int i; by_default(&i); }

template <P<int> F> struct Argument { };
void object() { Argument<k<14>> g; sink(g); }
template <P<long> F> struct Named { };
using Name = Named<k<15>>;
template <class T, P<T> F = k<16>> struct DefaultArgument { static void g() { sink(F); } };
void member() { DefaultArgument<int>::g(); }

template <class T> __device__ T (*device_pointer)(T) = d;
template <class T> __device__ T (*device_pointers[])(T) = { d, d<T> };
template <class T> struct Function { T (*f)(T); };
template <class T> __constant__ Function<T> constant = { d };
__global__ void through(int *p) { *p = device_pointer<int>(1) + device_pointers<long>[*p](1) + constant<short>.f(1); }
