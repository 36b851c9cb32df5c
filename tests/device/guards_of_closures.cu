// A host function that nothing calls, kept since it names a function of the device before device code does: what it makes of closures has
// its members here or nowhere.
template <class T> __host__ __device__ T twice(T t) { return t + t; }
template <class F> struct Guard {
	Guard(F f) noexcept : function(f), is_active(true) {}
	Guard(Guard &&other) noexcept : function(other.function), is_active(other.is_active) { other.is_active = false; }
	~Guard()
	{
		if (is_active)
			function();
	}
	F function;
	bool is_active;
};
template <class F> Guard<F> make_guard(F f)
{
	twice(2);
	return Guard<F>(f);
}
template <class Body> struct Call {
	Body body;
	template <class Completion> void on_completion(Completion completion)
	{
		auto guard = make_guard(completion);
		body(twice(1));
	}
};
template <class Body> Call<Body> try_call(Body body) { return Call<Body>{ body }; }

template <class T> __global__ void kernel(T *p) { *p += twice(1); }
struct Group {
	int state = 0;
	int wait()
	{
		int result = 0;
		try_call([&](int n) { state += n; }).on_completion([&] { result = twice(state); });
		return result;
	}
	template <class T> void launch(T *p) { kernel<<<1, 1>>>(p); }
};
int main()
{
	Group group;
	group.launch(static_cast<int *>(nullptr));
}
