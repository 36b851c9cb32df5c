/* Enumerators are used inside of their braces, with the types of their values [dcl.enum]/5. */
template<int N> void found() {}
template<int A, int B = 0> struct greater { static constexpr int value = A > B ? A : B; };
template<class T, int N, bool masked> struct agent {
	enum { A = N, B = greater<A, 3>::value, C, D = greater<(A + B), C>::value + sizeof(T), X = 5 };
	enum named : char { P = 3, Q = greater<P, 4>::value };
	enum { warps = N / 32, masks = masked ? warps : 0, room = masks < 1 ? 1 : masks, exact = warps * 32 == N, all = ~0, wide = sizeof(warps + 0L) };
	static void run() { found<B>(); found<C * 10>(); found<D>(); found<Q>(); found<room - 1 + exact>(); found<all>(); found<wide>(); }
};
enum { one = 1, two = greater<one, 2>::value, three };
constexpr int outer = 7;
int main()
{
	enum { outer = ::outer + 1, more = outer * 2 };
	agent<int, 64, true>::run();
	agent<short, 2, false>::run();
	found<three * 100>();
	found<more>();
}
