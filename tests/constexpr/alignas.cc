// alignas, also of packs [dcl.align]. Where there are several g++ takes the last one for a type, and the strictest for an object.
template <class... T> struct alignas(T...) A { char c; };
static_assert(alignof(A<char, int, double>) == 8 && sizeof(A<char, int>) == 4 && alignof(A<>) == 1);
static_assert(alignof(A<double, int, char>) == 1);
template <int... N> struct alignas(N...) B { char c; };
static_assert(alignof(B<1, 4, 16>) == 16 && alignof(B<>) == 1 && alignof(B<16, 4>) == 4);
template <class... T> struct C { alignas(T...) char buf[4]; alignas(long) alignas(T...) char d; };
static_assert(alignof(C<char, int>) == 8 && sizeof(C<>) == 16);
template <class... T> struct D { alignas(alignof(T)...) char buf[4]; };
static_assert(alignof(D<int, char>) == 4 && sizeof(D<long double, char>) == 16 && alignof(D<>) == 1);
template <class... T> constexpr int f() { alignas(T...) char c = 1; return alignof(decltype(c)) + c; }
static_assert(f<int, double>() == 2);
template <class... T> union alignas(T...) alignas(2) U { char c[3]; };
static_assert(sizeof(U<>) == 4 && sizeof(U<int, char>) == 4 && alignof(U<double>) == 2);
template <class... T> struct St { alignas(T...) unsigned char data[sizeof...(T) * 8]; static constexpr int a = alignof(int); };
static_assert(St<short, int>::a == 4 && alignof(St<short, int>) == 4 && sizeof(St<long double>) == 16);
template <class T, class... U> struct alignas(T) alignas(U...) E { T t; };
static_assert(alignof(E<char, double>) == 8 && alignof(E<double>) == 8);
struct alignas(16) alignas(4) F { char c; };
struct __attribute__((aligned(16))) __attribute__((aligned(4))) G { char c; };
struct alignas(16) alignas(4) H { long double c; };
struct I { alignas(16) alignas(4) char c; };
struct alignas(4) J { char c; } __attribute__((aligned(2)));
typedef char K __attribute__((aligned(16))) __attribute__((aligned(4)));
static_assert(alignof(F) == 4 && alignof(G) == 4 && alignof(H) == 16 && alignof(I) == 16 && alignof(J) == 2 && alignof(K) == 4);
struct alignas(0) alignas(8) alignas(0) L { char c; };
static_assert(alignof(L) == 8);
/* enumerations, and a typedef whose array type has attributes */
template <int N, class T> struct M {
	enum alignas(N) E : T {};
};
static_assert(alignof(M<8, char>::E) == 8 && alignof(M<4, int>::E) == 4);
enum alignas(16) O { o };
static_assert(alignof(O) == 16 && sizeof(O) == 4);
struct P {
	typedef char bytes[8] [[gnu::aligned(8)]];
	bytes data;
};
static_assert(alignof(P) == 8);
