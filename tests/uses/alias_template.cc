template<class T, T v> struct ic { static constexpr T value = v; };
template<auto I> using constant_t = ic<decltype(I), I>;
template<auto I> inline constexpr constant_t<I> constant_v{};
template<class T, int N> struct lay { enum { L = N * 2 }; };
template<class T, int N> struct scan {
	using layout = lay<T, N>;
	static constexpr int LEN = layout::L;
	template<int IT> void copy(T *out, T *in, constant_t<IT>) { out[IT] = in[IT]; copy(out, in, constant_v<IT + 1>); }
	void copy(T *, T *, constant_t<LEN>) {}
	template<class Op, int IT> T guard(T *p, Op op, T part, constant_t<IT>) { return guard(p, op, part, constant_v<IT + 1>); }
	template<class Op> T guard(T *p, Op op, T part, constant_t<LEN>) { return part; }
	T seg[LEN];
	T f(T *p) { copy(seg, p, constant_v<0>); return guard(seg, 1, *p, constant_v<1>); }
};
int main() { scan<int, 2> s; int i = 0; return s.f(&i); }
