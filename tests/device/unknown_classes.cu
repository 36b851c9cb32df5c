/* Where a call is not known, the function may be a member of any class that is mentioned, also one whose body belongs to the class. */
template <class T> __device__ T last(T t) { return t + 1; }
struct Step {
	template <class T> __device__ auto operator()(T t) const { return last(t); }
};
template <class T> __device__ T final(T t) { return t + 2; }
template <class U> struct StepOf {
	template <class T> __device__ constexpr auto operator()(T t) const { return final(U(t)); }
};
struct None {};
template <bool> struct Choose {
	using type = Step;
	using of = StepOf<long>;
};
template <> struct Choose<false> {
	using type = None;
	using of = None;
};
// what cu-parse does not know
constexpr auto length = [] { return sizeof(__PRETTY_FUNCTION__); }();

__global__ void k(int *p) { *p = Choose<(length > 1)>::type()(*p) + Choose<(length > 1)>::of()(*p); }

int main() { k<<<1, 1>>>(nullptr); }
