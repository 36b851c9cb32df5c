/* Every instance of a kernel is registered: launched, named by its address, or mentioned in a function that nobody calls. */
template<class T> __global__ void launched(T *p) { *p = T(); }
template<class T, int N> __global__ void by_address(T *p) { *p = N; }
template<class T> __global__ void in_inline(T *) {}
template<class T> __global__ void in_member(T *) {}
template<class T> __global__ void in_instance(T *) {}
template<class T> __global__ void in_kernel(T *) {}
template<class T> __global__ void through_deduction(T *) {}
template<class T> __global__ void unmentioned(T *) {}
template<class T> __global__ void in_template(T *) {}
template<class T> __global__ void discarded(T *) {}
template<class Agent, class... Args> __global__ void with_pack(Args... args) { Agent::run(args...); }
__global__ void plain(int *p) { *p = 1; }
struct agent { template<class... Args> static __device__ void run(Args...) {} };
struct launcher {
	template<class K, class... Args> void go(K kernel, Args const &...args) const { kernel<<<1, 1>>>(args...); }
};
template<class T> struct dispatch {
	void run(T *p) { launcher().go(through_deduction<T>, p); in_instance<<<1, 1>>>(p); }
	void never(T *p) { in_template<<<1, 1>>>(p); }
};
template<class T> void never_instantiated(T *p) { in_template<T><<<1, 1>>>(p); }
template<class Agent> struct agent_launcher {
	template<class... Args> void launch(Args... args) { launcher().go(with_pack<Agent, Args...>, args...); }
};
inline void *mentions() { return (void *)in_inline<int>; }
struct holder { void *mentions() { return (void *)in_member<char>; } };
template<class T> void choose(T *p)
{
	if constexpr (sizeof(T) == 100)
		discarded<<<1, 1>>>(p);
	else
		launched<<<1, 1>>>(p);
}
int main()
{
	int *p = nullptr;
	void (*address)(long *) = by_address<long, 3>;
	launched<<<1, 1>>>(p);
	plain<<<1, 1>>>(p);
	choose((short *)nullptr);
	dispatch<int>().run(p);
	agent_launcher<agent>().launch(1, 2.5f);
	return address == nullptr;
}
template<class T> __global__ void __launch_bounds__(128) bounded(T *p) { *p = T(); }
void launch_bounded(short *p) { bounded<<<1, 128>>>(p); }
template<class... Args> __global__ void reinterpreted(Args...) {}
template<class... Args> __global__ void cast(Args...) {}
template<class... Args> __global__ void in_auto(Args...) {}
template<class... Args> __global__ void behind_ellipsis(Args...) {}
template<class... T> const void *address_of() { return reinterpret_cast<const void *>(reinterpreted<T...>); }
template<class... T> bool named_by_packs()
{
	auto address = &in_auto<T..., int>;
	return address && address_of<T...>() != (const void *)&cast<const T &...>;
}
int any(...);
bool packs() { return named_by_packs<int, char>() && any(behind_ellipsis<int>); }
