/* Arguments of an alias template are deduced from the class that it stands for; what is inlined shows by what it calls. */
template<class T, T v> struct constant { static constexpr T value = v; };
template<auto I> using constant_t = constant<decltype(I), I>;
template<auto I> inline constexpr constant_t<I> constant_v{};
template<int N> void copied() {}
template<int N> void guarded() {}
template<class T, int N> struct layout { enum { length = N * 2 }; };
template<class T, int N> struct scan {
	static constexpr int length = layout<T, N>::length;
	T room[length];
	template<int I> __attribute__((always_inline)) void copy(T *out, T *in, constant_t<I>) { copied<I>(); copy(out, in, constant_v<I + 1>); }
	__attribute__((always_inline)) void copy(T *, T *, constant_t<length>) {}
	template<class F, int I> __attribute__((always_inline)) T guard(T *p, F f, constant_t<I>) { guarded<I>(); return guard(p, f, constant_v<I + 1>); }
	template<class F> __attribute__((always_inline)) T guard(T *p, F, constant_t<length>) { return *p; }
	T run(T *p) { copy(room, p, constant_v<0>); return guard(room, 1, constant_v<1>); }
};
int main() { scan<int, 2> s; int i = 0; return s.run(&i); }
