/* Template argument deduction [temp.deduct]. g++ must agree with each expected outcome. DEDUCE_KEEP names a file that gets its program. */
#include "deduce_judge.h"

static const char prelude[] =
	"namespace std { using nullptr_t = decltype(nullptr); template <class E> struct initializer_list { const E *first; unsigned long count; }; }\n"
	"struct Fail; struct Any { template <class... T> Any(T &&...); Any(void (*)(int)); };\n"
	"struct S { int m; void f(); void g() const noexcept; }; enum E { e0 }; struct Incomplete;\n"
	"template <class... T> struct tuple { }; template <class T, class U = int> struct pair { }; template <class T> struct box { };\n"
	"template <class T, int N> struct array { }; template <class T, T N> struct constant { }; template <int... N> struct seq { };\n"
	"template <short N> struct small { }; template <auto N> struct any_value { }; template <template <class...> class TT> struct rebind { };\n"
	"template <class T> struct alloc { }; template <class T, class A = alloc<T>> struct vector { };\n"
	"struct D : box<int> { }; struct DD : D { }; struct Two : box<int>, box<char> { }; struct Near : box<long>, D { };\n"
	"struct Deep1 : box<int> { }; struct Deep2 : Deep1, pair<char> { }; struct Chain : tuple<int, char>, S { };\n"
	"struct R0 { }; template <class H, class... T> struct rec { };\n"
	"template <class T> struct id { using type = T; }; template <class T> using id_t = typename id<T>::type; template <class T> using ptr = T *;\n"
	"template <class T> struct some; template <> struct some<int> { using type = int; }; template <bool B, class T> struct only { };\n"
	"template <class T> struct only<true, T> { using type = T; }; template <bool B, class T> using only_t = typename only<B, T>::type;\n"
	"template <class T> using vec = vector<T, alloc<T>>; template <class... T> using tup = tuple<int, T...>;\n"
	"int i; const int ci = 1; long l; char c; double d; int *p; const int *cp; int *const pc = 0; int **pp; const int *const *cpcp; int a[3]; const char ca[2] = {};\n"
	"int aa[2][5]; int *ap[4]; int fn(int, char); int fnx(int) noexcept; void fe(int, ...); int S::*pm; void (S::*pf)(); void (S::*pg)() const noexcept; S s; const S cs = {};\n"
	"box<int> bi; const box<char> cb; box<box<long>> bb; pair<int, char> pic; pair<int> pii; tuple<> t0; tuple<int> t1; tuple<int, char> t2; tuple<int, char, double> t3;\n"
	"array<int, 7> a7; constant<int, 3> c3; constant<long, 3> cl3; constant<bool, true> ct; seq<1, 2, 3> s123; seq<> s0; small<4> sm4; any_value<5> v5; any_value<'x'> vx; vector<int> vi; vector<int, alloc<char>> vic;\n"
	"D der; DD dd; Two two; Near near; Deep2 deep; Chain chain; D *dp; const D *cdp; tuple<box<int>, box<char>> tb; tuple<pair<int, char>, pair<long, S>> tpp; rebind<tuple> rt; Incomplete *inc;\n"
	"constexpr long nine = 9; tuple<int *, char *> tps; box<int (int, char)> bfun; box<int (&)(long)> bref; box<const int> bci; box<int &> bri; box<int[3]> ba3; box<int[]> bau; box<const int[2]> bca; box<int () const> bmf; box<int () noexcept> bne;\n"
	"void over(int); void over(char); void over2(int); void over2(int, char); template <class T> void sole(T); template <class T> void over_template(T); void over_template(int); template <class T> struct Conv { }; box<rec<int, char, S>> brec; tuple<box<int>, box<int>> tbb; rec<int> rec1; rec<int, long> rec2;\n";

static const struct deduce_case cases[] = {
	/* [temp.deduct.call]/2 and 3 */
	{ "class T", "T", "T", "", "i", "int" },
	{ "class T", "T", "T", "", "ci", "int" },
	{ "class T", "T", "T &", "", "ci", "const int" },
	{ "class T", "T", "const T &", "", "ci", "int" },
	{ "class T", "T", "const T &", "", "l", "long" },
	{ "class T", "T", "T &&", "", "i", "int &" },
	{ "class T", "T", "T &&", "", "ci", "const int &" },
	{ "class T", "T", "T &&", "", "5", "int" },
	{ "class T", "T", "T &&", "", "static_cast<S &&>(s)", "S" },
	{ "class T", "T", "T &&", "", "a", "int (&)[3]" },
	{ "class T", "T", "T &&", "", "fn", "int (&)(int, char)" },
	{ "class T", "T", "const T &&", "", "5", "int" },
	{ "class T", "T", "box<T> &&", "", "box<int>()", "int" },
	{ "class T", "T", "T", "", "a", "int *" },
	{ "class T", "T", "T", "", "ca", "const char *" },
	{ "class T", "T", "T &", "", "a", "int [3]" },
	{ "class T", "T", "const T &", "", "a", "int [3]" },
	{ "class T", "T", "const T &", "", "ca", "char [2]" },
	{ "class T", "T", "T &", "", "ca", "const char [2]" },
	{ "class T", "T", "T", "", "fn", "int (*)(int, char)" },
	{ "class T", "T", "T &", "", "fn", "int (int, char)" },
	{ "class T", "T", "const T &", "", "fn", "int (int, char)" },
	{ "class T", "T", "T", "", "\"abc\"", "const char *" },
	{ "class T", "T", "const T &", "", "\"abc\"", "char [4]" },
	{ "class T", "T", "T", "", "nullptr", "std::nullptr_t" },
	{ "class T", "T", "T *", "", "nullptr", "fail" },
	{ "class T", "T", "T *", "", "0", "fail" },
	{ "class T", "T", "T", "", "cs", "S" },
	{ "class T", "T", "T", "", "e0", "E" },
	/* pointers and qualification conversions */
	{ "class T", "T", "T *", "", "p", "int" },
	{ "class T", "T", "T *", "", "cp", "const int" },
	{ "class T", "T", "T *", "", "pc", "int" },
	{ "class T", "T", "const T *", "", "p", "int" },
	{ "class T", "T", "const T *", "", "cp", "int" },
	{ "class T", "T", "const volatile T *", "", "cp", "int" },
	{ "class T", "T", "const T *const *", "", "pp", "int" },
	{ "class T", "T", "const T **", "", "pp", "fail" },
	{ "class T", "T", "T *const *", "", "pp", "int" },
	{ "class T", "T", "T **", "", "cpcp", "fail" },
	{ "class T", "T", "T *const *", "", "cpcp", "const int" },
	{ "class T", "T", "T **", "", "p", "fail" },
	{ "class T", "T", "T *", "", "a", "int" },
	{ "class T", "T", "T *", "", "aa", "int [5]" },
	{ "class T", "T", "const T *", "", "aa", "int [5]" },
	{ "class T", "T", "T *", "", "i", "fail" },
	{ "class T", "T", "T *&", "", "p", "int" },
	{ "class T", "T", "T *const &", "", "p", "int" },
	{ "class T", "T", "T &", "", "pc", "int *const" },
	/* arrays */
	{ "class T, int N", "T, V<N>", "T (&)[N]", "", "a", "int, V<(int)3>" },
	{ "class T, unsigned long N", "T, V<N>", "T (&)[N]", "", "a", "int, V<(unsigned long)3>" },
	{ "class T, unsigned long N", "T, V<N>", "const T (&)[N]", "", "a", "int, V<(unsigned long)3>" },
	{ "class T, unsigned long N", "T, V<N>", "const T (&)[N]", "", "\"abc\"", "char, V<(unsigned long)4>" },
	{ "class T, int N, int M", "T, V<N>, V<M>", "T (&)[N][M]", "", "aa", "int, V<(int)2>, V<(int)5>" },
	{ "class T, class I, I N", "T, I, V<N>", "T (&)[N]", "", "a", "int, unsigned long, V<(unsigned long)3>" },
	{ "class T", "T", "T (&)[3]", "", "a", "int" },
	{ "class T", "T", "T (&)[4]", "", "a", "fail" },
	{ "int N", "V<N>", "int (&)[N]", "", "a", "V<(int)3>" },
	{ "int N", "V<N>", "char (&)[N]", "", "a", "fail" },
	{ "class T, int N", "T, V<N>", "T *(&)[N]", "", "ap", "int, V<(int)4>" },
	{ "class T, int N", "T, V<N>", "T (&)[N + 1]", "", "a", "fail" },
	/* functions */
	{ "class R, class A, class B", "R, A, B", "R (*)(A, B)", "", "fn", "int, int, char" },
	{ "class R, class A, class B", "R, A, B", "R (&)(A, B)", "", "fn", "int, int, char" },
	{ "class R, class A, class B", "R, A, B", "R (A, B)", "", "fn", "int, int, char" },
	{ "class R, class... A", "R, L<A...>", "R (*)(A...)", "", "fn", "int, L<int, char>" },
	{ "class R, class A", "R, A", "R (*)(A)", "", "fn", "fail" },
	{ "class R, class... A", "R, L<A...>", "R (*)(A...)", "", "fnx", "int, L<int>" },
	{ "class R, class... A", "R, L<A...>", "R (*)(A...) noexcept", "", "fnx", "int, L<int>" },
	{ "class R, class... A", "R, L<A...>", "R (*)(A...) noexcept", "", "fn", "fail" },
	{ "class R, class... A", "R, L<A...>", "R (*)(A...)", "", "fe", "fail" },
	{ "class R, class... A", "R, L<A...>", "R (*)(A..., ...)", "", "fe", "void, L<int>" },
	{ "class R, bool N, class... A", "R, V<N>, L<A...>", "R (*)(A...) noexcept(N)", "", "fnx", "int, V<true>, L<int>" },
	{ "class R, bool N, class... A", "R, V<N>, L<A...>", "R (*)(A...) noexcept(N)", "", "fn", "int, V<false>, L<int, char>" },
	{ "class R, bool N", "R, V<N>", "box<R () noexcept(N)>", "", "bne", "int, V<true>" },
	{ "class R, class C, bool N", "R, C, V<N>", "R (C::*)() const noexcept(N)", "", "pg", "void, S, V<true>" },
	{ "class A", "A", "int (*)(int, A)", "", "fn", "char" },
	{ "class A", "A", "void (*)(int, A)", "", "fn", "fail" },
	/* members */
	{ "class T, class C", "T, C", "T C::*", "", "pm", "int, S" },
	{ "class T, class C", "T, C", "T C::*", "", "pf", "void (), S" },
	{ "class T, class C", "T, C", "const T C::*", "", "pm", "int, S" },
	{ "class T", "T", "T S::*", "", "pm", "int" },
	{ "class T", "T", "T D::*", "", "pm", "fail" },
	{ "class C", "C", "int C::*", "", "pm", "S" },
	{ "class R, class C, class... A", "R, C, L<A...>", "R (C::*)(A...)", "", "pf", "void, S, L<>" },
	{ "class R, class C, class... A", "R, C, L<A...>", "R (C::*)(A...)", "", "pg", "fail" },
	{ "class R, class C, class... A", "R, C, L<A...>", "R (C::*)(A...) const", "", "pg", "void, S, L<>" },
	{ "class R, class C, class... A", "R, C, L<A...>", "R (C::*)(A...) const &", "", "pg", "fail" },
	/* template-ids */
	{ "class T", "T", "box<T>", "", "bi", "int" },
	{ "class T", "T", "box<T> &", "", "bi", "int" },
	{ "class T", "T", "const box<T> &", "", "bi", "int" },
	{ "class T", "T", "box<T> &", "", "cb", "fail" },
	{ "class T", "T", "const box<T> &", "", "cb", "char" },
	{ "class T", "T", "box<T>", "", "cb", "char" },
	{ "class T", "T", "box<box<T>>", "", "bb", "long" },
	{ "class T", "T", "box<box<T>>", "", "bi", "fail" },
	{ "class T", "T", "box<T>", "", "i", "fail" },
	{ "class T", "T", "box<const T>", "", "bi", "fail" },
	{ "class T", "T", "box<const T>", "", "bci", "int" },
	{ "class T", "T", "box<const T>", "", "bri", "fail" },
	{ "class T", "T", "box<T &>", "", "bri", "int" },
	{ "class T", "T", "box<T &&>", "", "bri", "fail" },
	{ "class T", "T", "box<T[3]>", "", "ba3", "int" },
	{ "class T", "T", "box<T[]>", "", "bau", "int" },
	{ "class T", "T", "box<T[]>", "", "ba3", "fail" },
	{ "class T", "T", "box<T[3]>", "", "bau", "fail" },
	{ "class T", "T", "box<const T>", "", "bca", "int [2]" },
	{ "class T, int N", "T, V<N>", "box<T[N]>", "", "bca", "const int, V<(int)2>" },
	{ "class T", "T", "box<T () const &>", "", "bmf", "fail" },
	{ "class T", "T", "box<T ()>", "", "bmf", "fail" },
	{ "class T", "T", "box<T () const>", "", "bmf", "int" },
	{ "class T", "T", "box<T ()>", "", "bne", "fail" },
	{ "class T", "T", "box<T () noexcept>", "", "bne", "int" },
	{ "class T, class U", "T, U", "box<T (U, char)>", "", "bfun", "int, int" },
	{ "class T", "T", "box<T (&)(long)>", "", "bref", "int" },
	{ "class T, class U", "T, U", "pair<T, U>", "", "pic", "int, char" },
	{ "class T", "T", "pair<T, T>", "", "pic", "fail" },
	{ "class T", "T", "pair<T, T>", "", "pii", "int" },
	{ "class T", "T", "pair<T>", "", "pii", "int" },
	{ "class T", "T", "pair<T>", "", "pic", "fail" },
	{ "class T", "T", "pair<int, T>", "", "pic", "char" },
	{ "class T", "T", "pair<T, int>", "", "pic", "fail" },
	{ "class T", "T", "vec<T>", "", "vi", "int" },
	{ "class T", "T", "vec<T>", "", "vic", "fail" },
	{ "class T", "T", "ptr<T>", "", "p", "int" },
	{ "class T", "T", "vector<T>", "", "vi", "int" },
	{ "class T", "T", "vector<T>", "", "vic", "fail" },
	/* bases */
	{ "class T", "T", "box<T>", "", "der", "int" },
	{ "class T", "T", "const box<T> &", "", "dd", "int" },
	{ "class T", "T", "box<T> *", "", "dp", "int" },
	{ "class T", "T", "const box<T> *", "", "dp", "int" },
	{ "class T", "T", "box<T> *", "", "cdp", "fail" },
	{ "class T", "T", "box<T> **", "", "&dp", "fail" },
	{ "class T", "T", "box<T>", "", "two", "fail" },
	{ "class T", "T", "box<T>", "", "deep", "int" },
	{ "class T, class U", "T, U", "pair<T, U>", "", "deep", "char, int" },
	{ "class... T", "L<T...>", "tuple<T...>", "", "chain", "L<int, char>" },
	{ "template <class...> class TT, class... T", "W<TT>, L<T...>", "TT<T...>", "", "chain", "W<tuple>, L<int, char>" },
	{ "class T", "T", "box<T>", "", "s", "fail" },
	{ "class T", "T", "box<T> *", "", "inc", "fail" },
	{ "class T", "T", "box<box<T>>", "", "der", "fail" },
	{ "class T", "T", "T, box<T>", "", "i, der", "int" },
	{ "class T", "T", "T, box<T>", "", "c, der", "fail" },
	/* values */
	{ "class T, int N", "T, V<N>", "array<T, N>", "", "a7", "int, V<(int)7>" },
	{ "class T", "T", "array<T, 7>", "", "a7", "int" },
	{ "class T", "T", "array<T, 6 + 1>", "", "a7", "int" },
	{ "class T", "T", "array<T, 6>", "", "a7", "fail" },
	{ "class T, long N", "T, V<N>", "array<T, N>", "", "a7", "fail" },
	{ "class T, auto N", "T, V<N>", "array<T, N>", "", "a7", "int, V<(int)7>" },
	{ "class T, T N", "T, V<N>", "constant<T, N>", "", "c3", "int, V<(int)3>" },
	{ "class T, T N", "T, V<N>", "constant<T, N>", "", "cl3", "long, V<(long)3>" },
	{ "class T, T N", "T, V<N>", "constant<T, N>", "", "ct", "bool, V<true>" },
	{ "bool B", "V<B>", "constant<bool, B>", "", "ct", "V<true>" },
	{ "class T", "T", "constant<T, 3>", "", "cl3", "long" },
	{ "int N", "V<N>", "constant<long, N>", "", "cl3", "fail" },
	{ "class T, T N", "T, V<N>", "small<N>", "", "sm4", "short, V<(short)4>" },
	{ "int N", "V<N>", "small<N>", "", "sm4", "fail" },
	{ "auto N", "V<N>", "any_value<N>", "", "v5", "V<(int)5>" },
	{ "auto N", "V<N>", "any_value<N>", "", "vx", "V<(char)120>" },
	{ "int N", "V<N>", "any_value<N>", "", "v5", "V<(int)5>" },
	{ "int N, int M", "V<N>, V<M>", "array<int, N>, array<char, M>", "", "a7, a7", "fail" },
	{ "int N", "V<N>", "array<int, N>, int (&)[N]", "", "a7, a", "fail" },
	{ "int N, int... M", "V<N>, L<V<M>...>", "seq<N, M...>", "", "s123", "V<(int)1>, L<V<(int)2>, V<(int)3>>" },
	/* packs */
	{ "class... T", "L<T...>", "T...", "", "i, ci, \"x\"", "L<int, int, const char *>" },
	{ "class... T", "L<T...>", "T...", "", "", "L<>" },
	{ "class... T", "L<T...>", "T &&...", "", "i, 2", "L<int &, int>" },
	{ "class... T", "L<T...>", "const T &...", "", "i, ci, a", "L<int, int, int [3]>" },
	{ "class H, class... T", "H, L<T...>", "H, T...", "", "i, c", "int, L<char>" },
	{ "class H, class... T", "H, L<T...>", "H, T...", "", "i", "int, L<>" },
	{ "class... T", "L<T...>", "tuple<T...>", "", "t0", "L<>" },
	{ "class... T", "L<T...>", "tuple<T...>", "", "t3", "L<int, char, double>" },
	{ "class H, class... T", "H, L<T...>", "tuple<H, T...>", "", "t3", "int, L<char, double>" },
	{ "class H, class... T", "H, L<T...>", "tuple<H, T...>", "", "t0", "fail" },
	{ "class... T, class H", "L<T...>, H", "tuple<T..., H>", "", "t2", "fail" },
	{ "class... T", "L<T...>", "tup<T...>", "", "t3", "L<char, double>" },
	{ "class... T", "L<T...>", "tuple<char, T...>", "", "t3", "fail" },
	{ "class... T", "L<T...>", "tuple<box<T>...>", "", "tb", "L<int, char>" },
	{ "class... T, class... U", "L<T...>, L<U...>", "tuple<pair<T, U>...>", "", "tpp", "L<int, long>, L<char, S>" },
	{ "class... T", "L<T...>", "tuple<T *...>", "", "tps", "L<int, char>" },
	{ "class... T", "L<T...>", "tuple<T *...>", "", "tb", "fail" },
	{ "class... T", "L<T...>", "tuple<T...>, T...", "", "t2, 1, 'x'", "L<int, char>" },
	{ "class... T", "L<T...>", "tuple<T...>, T...", "", "t2, 1, 2", "fail" },
	{ "class... T", "L<T...>", "tuple<T...>, T...", "", "t2, 1", "fail" },
	{ "class... T, class... U", "L<T...>, L<U...>", "tuple<T...>, tuple<U...>", "", "t1, t2", "L<int>, L<int, char>" },
	{ "class... T", "L<T...>", "box<T>...", "", "bi, cb, bb", "L<int, char, box<long>>" },
	{ "class... T", "L<T...>", "box<T>...", "", "bi, der", "L<int, int>" },
	{ "class H, class... T", "H, L<T...>", "box<rec<H, T...>>", "", "brec", "int, L<char, S>" },
	{ "class T, class... U", "T, L<U...>", "T, tuple<T, U...>", "", "i, t2", "int, L<char>" },
	{ "class... T", "L<T...>", "rec<T...>", "", "rec2", "L<int, long>" },
	/* explicit arguments */
	{ "class T, class U", "T, U", "T, U", "long", "i, c", "long, char" },
	{ "class T, class U", "T, U", "pair<T, U>", "int", "pic", "int, char" },
	{ "class T, class U", "T, U", "pair<T, U>", "long", "pic", "fail" },
	{ "class T, class... U", "T, L<U...>", "U...", "long", "i, c", "long, L<int, char>" },
	{ "class... T", "L<T...>", "T...", "long", "i, c", "L<long, char>" },
	{ "class... T", "L<T...>", "T...", "long, long", "i, c, d", "L<long, long, double>" },
	{ "class... T", "L<T...>", "tuple<T...>", "int", "t2", "L<int, char>" },
	{ "class... T", "L<T...>", "tuple<T...>", "long", "t2", "fail" },
	{ "class... T", "L<T...>", "tuple<T...>", "int, char, int", "t2", "fail" },
	{ "class T", "T", "id_t<T>", "int", "c", "int" },
	{ "class R, class... A", "R, L<A...>", "A &&...", "void", "i, 1.5", "void, L<int &, double>" },
	{ "class... T, class U", "L<T...>, U", "U, T...", "int", "c, i, d", "L<int, double>, char" },
	/* template template parameters */
	{ "template <class> class TT, class T", "W<TT>, T", "TT<T>", "", "bi", "W<box>, int" },
	{ "template <class...> class TT, class... T", "W<TT>, L<T...>", "TT<T...>", "", "t2", "W<tuple>, L<int, char>" },
	{ "template <class...> class TT, class... T", "W<TT>, L<T...>", "TT<T...>", "", "vi", "W<vector>, L<int, alloc<int>>" },
	{ "template <class...> class TT, class... T", "W<TT>, L<T...>", "TT<T...>", "", "a7", "fail" },
	{ "template <class...> class TT", "W<TT>", "rebind<TT>", "", "rt", "W<tuple>" },
	{ "template <class...> class TT", "W<TT>", "TT<int>", "", "bi", "W<box>" },
	{ "template <class...> class TT", "W<TT>", "TT<char>", "", "bi", "fail" },
	{ "template <class> class TT, class T", "T, T", "TT<T>, TT<T>", "", "bi, vi", "fail" },
	{ "template <class T, T...> class TT, class T, T... N", "T", "TT<T, N...>", "", "t1", "fail" },
	{ "template <class T, T...> class TT, class T, T... N", "T", "TT<T, N...>", "", "pii", "fail" },
	/* braced lists */
	{ "class T", "T", "std::initializer_list<T>", "", "{ 1, 2 }", "int" },
	{ "class T", "T", "std::initializer_list<T>", "", "{ 1, 'a' }", "fail" },
	{ "class T", "T", "const std::initializer_list<T> &", "", "{ i, ci }", "int" },
	{ "class T", "T", "std::initializer_list<T>, T", "", "{ 1 }, 2", "int" },
	{ "class T", "T", "std::initializer_list<T>, T", "", "{ 1 }, 'c'", "fail" },
	{ "class T, int N", "T, V<N>", "const T (&)[N]", "", "{ 1, 2, 3 }", "int, V<(int)3>" },
	{ "class T, int N", "T, V<N>", "T (&&)[N]", "", "{ 1, 2, 3 }", "int, V<(int)3>" },
	{ "int N", "V<N>", "const int (&)[N]", "", "{ 1, 2 }", "V<(int)2>" },
	{ "class T", "T", "T", "", "{ 1 }", "fail" },
	{ "class T", "T", "T, T", "", "1, { }", "int" },
	{ "class T", "T", "std::initializer_list<std::initializer_list<T>>", "", "{ { 1 }, { 2, 3 } }", "int" },
	/* non-deduced contexts and consistency */
	{ "class T", "T", "T, id_t<T>", "", "i, c", "int" },
	{ "class T", "T", "T, typename id<T>::type", "", "d, c", "double" },
	{ "class T", "T", "id_t<T>", "", "i", "fail" },
	{ "class... T", "L<T...>", "id_t<T>...", "int, long", "c, c", "L<int, long>" },
	{ "class... T", "L<T...>", "tuple<T...>, typename id<T>::type...", "", "t2, c, i", "L<int, char>" },
	{ "class... T", "L<T...>", "tuple<typename id<T>::type...>, tuple<T...>", "", "t2, t2", "L<int, char>" },
	{ "class T", "T", "T, typename some<T>::type *", "", "i, p", "int" },
	{ "bool B, class T", "V<B>, T", "box<T>, typename only<B, T>::type *", "", "bi, p", "fail" },
	{ "class T", "T", "box<T>, only_t<true, T> *", "", "bi, p", "int" },
	{ "class T", "T", "T, T", "", "i, c", "fail" },
	{ "class T", "T", "T, T", "", "i, ci", "int" },
	{ "class T", "T", "T &, T", "", "ci, i", "fail" },
	{ "class T", "T", "const T &, const T &", "", "i, l", "fail" },
	{ "class T", "T", "T, int", "", "c, c", "char" },
	{ "class T", "T", "T, decltype(T()) *", "", "i, p", "int" },
	{ "class T", "T", "T, ...", "", "c, 1, 2", "char" },
	{ "class T", "T", "T", "", "c, 1", "fail" },
	/* overload sets */
	{ "class T", "T", "T", "", "over", "fail" },
	{ "class T", "T", "T &&", "", "over", "fail" },
	{ "class A", "A", "void (*)(A)", "", "over", "fail" },
	{ "class A", "A", "A, void (*)(A)", "", "c, over", "char" },
	{ "class A", "A", "void (*)(A), A", "", "&over, c", "char" },
	{ "class A, class B", "A, B", "void (*)(A, B)", "", "over2", "int, char" },
	{ "class A, class B", "A, B", "void (&)(A, B)", "", "over2", "int, char" },
	{ "class A, class B", "A, B", "void (*)(A, B)", "", "(over2)", "int, char" },
	{ "class A", "A", "int (*)(A)", "", "over", "fail" },
	{ "class A", "A", "void (*)(A)", "", "over_template", "fail" },
	{ "class A", "A", "void (*)(A)", "", "&over_template<long>", "long" },
	{ "class A", "A", "void (*)(A)", "", "sole<long>", "long" },
	{ "class A", "A", "A", "", "sole<long>", "void (*)(long)" },
	{ "class A", "A", "A", "", "&sole<long>", "void (*)(long)" },
	{ "class A", "A", "A &&", "", "sole<long>", "void (&)(long)" },
	{ "class A", "A", "int (*)(A)", "", "sole<long>", "fail" },
	{ "class A", "A", "A, void (*)(A)", "", "i, over_template", "int" },
	{ "class A", "A", "A, void (*)(A)", "", "d, over_template", "double" },
};

static void calls_deduce_as_in_gxx(void **state)
{
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	u32 i, wrong = 0;
	int agrees;

	(void)state;
	add_templates(&text, prelude, cases, COUNT_OF(cases));
	buffer_puts(&program, text.text);
	add_calls(&text, cases, COUNT_OF(cases));
	parse_with(&t, text.text, BODIES_ALL);
	t.il.header.std_version = 201703;
	for (i = 0; i < COUNT_OF(cases); i++) {
		char *outcome = outcome_of_case(&t, &cases[i], i);

		if (strcmp(outcome, cases[i].outcome)) {
			print_error("f%u: template <%s> f(%s), f(%s): %s, not %s\n", i, cases[i].head, cases[i].params, cases[i].args,
			            outcome, cases[i].outcome);
			wrong++;
		}
		add_assertion(&program, &cases[i], i, cases[i].outcome);
		free(outcome);
	}
	agrees = gxx_accepts(program.text, 201703, "DEDUCE_KEEP");
	done(&t);
	buffer_free(&text);
	buffer_free(&program);
	assert_int_equal(wrong, 0);
	if (agrees < 0)
		skip();
	assert_true(agrees);
}

/* ---- addresses of functions [temp.deduct.funcaddr] and conversion functions [temp.deduct.conv] ---- */

/* template <HEAD> what a function or conversion function is declared as; the type wanted of it; the arguments. */
struct wanted_case {
	const char *head, *names, *before, *after, *wanted, *outcome;
};

static const struct wanted_case functions[] = {
	{ "class T", "T", "T", "(T)", "int (*)(int)", "int" },
	{ "class T", "T", "T", "(T)", "int (*)(char)", "fail" },
	{ "class T", "T", "void", "(T &&)", "void (*)(int &)", "int &" },
	{ "class T", "T", "void", "(T &&)", "void (*)(int &&)", "int" },
	{ "class T", "T", "void", "(const T &)", "void (*)(const int &)", "int" },
	{ "class T", "T", "void", "(const T &)", "void (*)(int &)", "fail" },
	{ "class T", "T", "void", "(T *)", "void (*)(const int *)", "const int" },
	{ "class T", "T", "void", "(const T *)", "void (*)(int *)", "fail" },
	{ "class T", "T", "void", "(T) noexcept", "void (*)(int)", "int" },
	{ "class T", "T", "void", "(T)", "void (*)(int) noexcept", "fail" },
	{ "class R, class... A", "R, L<A...>", "R", "(A...)", "long (*)(int, char &)", "long, L<int, char &>" },
	{ "class R, class... A", "R, L<A...>", "R", "(A..., ...)", "long (*)(int, ...)", "long, L<int>" },
	{ "class R, class... A", "R, L<A...>", "R", "(A...)", "long (*)(int, ...)", "fail" },
	{ "class T, int N", "T, V<N>", "void", "(T (&)[N])", "void (*)(int (&)[4])", "int, V<(int)4>" },
};

static const struct wanted_case conversions[] = {
	{ "class T", "T", "T", "", "int", "int" },
	{ "class T", "T", "T", "", "const int", "int" },
	{ "class T", "T", "T *", "", "int *", "int" },
	{ "class T", "T", "T *", "", "const int *", "const int" },
	{ "class T", "T", "T *", "", "int *const", "int" },
	{ "class T", "T", "box<T> *", "", "const box<int> *", "int" },
	{ "class T", "T", "const box<T> *", "", "box<int> *", "fail" },
	{ "class T", "T", "box<T> **", "", "const box<int> *const *", "int" },
	{ "class T", "T", "box<T> **", "", "const box<int> **", "fail" },
	{ "class T", "T", "const T", "", "int", "int" },
	{ "class T", "T", "T &", "", "int &", "int" },
	{ "class T", "T", "T &", "", "const int &", "const int" },
	{ "class T", "T", "T &", "", "int", "int" },
	{ "class T", "T", "box<T> &", "", "const box<int> &", "int" },
	{ "class T", "T", "box<T>", "", "box<char>", "char" },
	{ "class T", "T", "box<T>", "", "int", "fail" },
	{ "class T, class C", "T, C", "T C::*", "", "int S::*", "int, S" },
	{ "class R, class A", "R, A", "function<R, A>", "", "int (*)(char)", "int, char" },
	{ "class R, class A", "R, A", "function<R, A>", "", "int (*)(char) noexcept", "fail" },
};

static const char wanted_prelude[] =
	"template <class...> struct L; template <auto> struct V; struct Yes; struct No;\ntemplate <class> struct box { }; struct S { };\n"
	"template <class T> void sink(T); template <class R, class A> using function = R (*)(A);\n";

typedef enum outcome deduction(struct parser *p, struct argument_set *set, u32 param, u32 wanted);

static char *outcome_wanted(struct parsing *t, u32 routine, u32 param, u32 wanted, deduction *deduce)
{
	struct argument_set set;
	enum outcome outcome = OUTCOME_UNKNOWN;

	if (arguments_begin(&t->p, il_template(&t->il, il_routine(&t->il, routine)->template)->decl, &set))
		outcome = deduce(&t->p, &set, param, wanted);
	return show_deduced(&t->il, &set, outcome);
}

static void compare(const struct wanted_case *c, u32 number, char *outcome, u32 *wrong)
{
	if (strcmp(outcome, c->outcome)) {
		print_error("%u: %s%s for %s: %s, not %s\n", number, c->before, c->after, c->wanted, outcome, c->outcome);
		++*wrong;
	}
	free(outcome);
}

static void finish(struct parsing *t, struct buffer *text, struct buffer *program, u32 wrong)
{
	int agrees = gxx_accepts(program->text, 201703, "DEDUCE_KEEP");

	done(t);
	buffer_free(text);
	buffer_free(program);
	assert_int_equal(wrong, 0);
	if (agrees < 0)
		skip();
	assert_true(agrees);
}

static u32 alias_named(const struct parsing *t, const char *prefix, u32 number)
{
	char name[16];

	snprintf(name, sizeof name, "%s%u", prefix, number);
	return named(t, IL_type, name);
}

static void addresses_deduce_as_in_gxx(void **state)
{
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	u32 i, wrong = 0;

	(void)state;
	buffer_puts(&text, wanted_prelude);
	for (i = 0; i < COUNT_OF(functions); i++)
		buffer_printf(&text, "template <%s> %s f%u%s;\nusing w%u = %s;\n", functions[i].head, functions[i].before, i,
		              functions[i].after, i, functions[i].wanted);
	buffer_puts(&program, text.text);
	parse_string(&t, text.text);
	t.il.header.std_version = 201703;
	for (i = 0; i < COUNT_OF(functions); i++) {
		const struct wanted_case *c = &functions[i];
		u32 routine = il_any_index(il_template(&t.il, template_of_case(&t, i))->prototype);

		compare(c, i, outcome_wanted(&t, routine, il_routine(&t.il, routine)->type, alias_named(&t, "w", i), deduce_function_type),
		        &wrong);
		buffer_printf(&program, "template <class W> auto r%u(W *) -> decltype(static_cast<W>(&f%u), (Yes *)0); No *r%u(...);\n", i,
		              i, i);
		buffer_printf(&program, "static_assert(__is_same(decltype(r%u((w%u *)0)), %s *), \"%u\");\n", i, i,
		              strcmp(c->outcome, "fail") ? "Yes" : "No", i);
		if (strcmp(c->outcome, "fail") && !strchr(c->names, '<'))
			buffer_printf(&program, "static_assert(static_cast<w%u>(&f%u) == &f%u<%s>, \"%u\");\n", i, i, i, c->outcome, i);
	}
	finish(&t, &text, &program, wrong);
}

static u32 conversion_of(const struct parsing *t, u32 number)
{
	char name[16];
	u32 i;

	snprintf(name, sizeof name, "C%u", number);
	for (i = 1; i < t->il.table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(&t->il, i);

		if (routine->special_kind == sfk_conversion && routine->template &&
		    !strcmp(il_entry_name(&t->il, IL_type, routine->class_type), name))
			return i;
	}
	fail_msg("no conversion function of %s", name);
	return 0;
}

static void conversions_deduce_as_in_gxx(void **state)
{
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	u32 i, wrong = 0;

	(void)state;
	buffer_puts(&text, wanted_prelude);
	for (i = 0; i < COUNT_OF(conversions); i++) {
		const struct wanted_case *c = &conversions[i];
		bool fails = !strcmp(c->outcome, "fail");

		buffer_printf(
			&text,
			"using w%u = %s;\nstruct C%u { template <%s> operator %s() { static_assert(__is_same(L<%s>, L<%s>)); __builtin_abort(); } };\n",
			i, c->wanted, i, c->head, c->before, c->names, fails ? "" : c->outcome);
		if (fails)
			buffer_printf(&program,
			              "template <class W> auto r%u(W *) -> decltype(sink<W>(C%u()), (Yes *)0); No *r%u(...);\n"
			              "static_assert(__is_same(decltype(r%u((w%u *)0)), No *), \"%u\");\n",
			              i, i, i, i, i, i);
		else /* which instantiates its body */
			buffer_printf(&program, "w%u u%u() { return C%u(); }\n", i, i, i);
	}
	parse_string(&t, text.text);
	buffer_puts(&text, program.text);
	t.il.header.std_version = 201703;
	for (i = 0; i < COUNT_OF(conversions); i++) {
		u32 routine = conversion_of(&t, i);

		compare(&conversions[i], i,
		        outcome_wanted(&t, routine, il_routine(&t.il, routine)->conversion_type, alias_named(&t, "w", i),
		                       deduce_conversion),
		        &wrong);
	}
	finish(&t, &program, &text, wrong);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(calls_deduce_as_in_gxx),
		cmocka_unit_test(addresses_deduce_as_in_gxx),
		cmocka_unit_test(conversions_deduce_as_in_gxx),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
