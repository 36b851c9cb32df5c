# A random program for devices: awk -f random.awk -v seed=N -v cells=N -f generate_chains.awk
# Each cell is a chain: something of which an expression can be made, something else whose definition has that expression, and so on,
# each in a namespace of some kind, up to what the compiler makes code of; between these stands what only the host needs, which has
# the same names. In some programs, which are program.cu, all but kernels stands in a system header. The first line has the options for
# it. In the tables
#     {x}    the argument, an int         {e}    the expression of the link before
#     {s}    an execution space           {q}    what qualifies a name of the link
#     {u}    a number of the link         {n}    that number, or nothing where names are qualified
#     {t}    int, or another type that it is converted to

function link(declarations, expression) { links[++link_count] = declarations; expressions[link_count] = expression }
function leaf(declarations, expression) { leaves[++leaf_count] = declarations; leaf_expressions[leaf_count] = expression }
function seed_of_code(text) { kernels[++kernel_count] = text }
function noise(text) { noises[++noise_count] = text }
function one_of(list, part, n) { n = split(list, part, /~/); return part[1 + int(uniform() * n)] }
function put(text, sign, replacement, at, done) {   # each sign in it replaced
	done = ""
	while ((at = index(text, sign)) > 0) {
		done = done substr(text, 1, at - 1) replacement
		text = substr(text, at + length(sign))
	}
	return done text
}

function fill_leaves() {
	leaf("", "{x}")
	leaf("", "({x} + 1)")
	leaf("enum E{n} { first{n}, second{n} = 5 };", "({x} + {q}second{n})")
	leaf("enum class C{n} : short { a, b = 7 };", "({x} + int({q}C{n}::b))")
	leaf("constexpr int limit{n} = 9;", "({x} % {q}limit{n})")
	leaf("static const int bound{n} = 11;", "({x} < {q}bound{n})")
	leaf("template <class T> constexpr int size{n} = sizeof(T);", "({x} * {q}size{n}<double>)")
	leaf("template <class T> constexpr int kind{n} = 1; template <> constexpr int kind{n}<short> = 2;", "({x} + {q}kind{n}<short>)")
	leaf("__constant__ int table{n}[4] = { 1, 2, 3, 4 };", "{q}table{n}[{x} & 3]")
	leaf("__device__ int counter{n} = 3;", "({q}counter{n} += {x})")
	leaf("static __device__ int hidden{n};", "({q}hidden{n} + {x})")
	leaf("__managed__ int shared{n} = 8;", "({q}shared{n} - {x})")
	leaf("struct S{n} { static constexpr int value = 4; static int other; };", "({x} + {q}S{n}::value)")
	leaf("struct S{n} { enum { a = 3 }; enum K { k = 4 }; };", "({x} + {q}S{n}::a + {q}S{n}::k)")
	leaf("template <class T> struct V{n} { static constexpr T value = T(6); };", "({x} - {q}V{n}<int>::value)")
	leaf("typedef unsigned char Byte{n}; using Word{n} = unsigned short;", "int(({q}Byte{n}){x} + {q}Word{n}({x}))")
	leaf("template <class T> using Pointer{n} = T *;", "int(sizeof({q}Pointer{n}<char>) + {x})")
	leaf("union U{n} { int i; float f; }; {s} inline U{n} make{n}(int i) { U{n} u; u.i = i; return u; }", "{q}make{n}({x}).i")
	leaf("extern \"C\" __device__ int plain{u}(int x) { return x * 3; }", "{q}plain{u}({x})")
	leaf("extern \"C\" { __device__ int both{u}(int); __device__ int both{u}(int x) { return x * 3; } int none{u}(int); }", "{q}both{u}({x})")
	leaf("{s} inline int add{n}(int x) { int r; asm(\"add.s32 %0, %1, 1;\" : \"=r\"(r) : \"r\"(x)); return r; }", "{q}add{n}({x})")
	leaf("__device__ int declared{n}(int);", "(sizeof({q}declared{n}({x})) + {x})")
	leaf("using Ints{n} = int[4];", "({q}Ints{n}{ 1, 2, {u} }[{x} & 3])")
	leaf("", "int(\"text {u}\"[{x} & 3])")
	leaf("{s} inline int name{n}(int x) { return __func__[x & 3]; }", "{q}name{n}({x})")
	leaf("template <class T> {s} int name{n}(T x) { return __PRETTY_FUNCTION__[x & 3]; }", "{q}name{n}({x})")
	leaf("{s} inline int at{n}(int x, const char *s = \"given {u}\") { return s[x & 3]; }", "{q}at{n}({x})")
	leaf("struct Text{n} { const char *s = \"member {u}\"; int v = 2; };", "({q}Text{n}().s[{x} & 3])")
	leaf("struct Text{n} { const char *s; {s} Text{n}(const char *s = \"argument {u}\") : s(s) {} };", "({q}Text{n}().s[{x} & 3])")
	leaf("__device__ const char text{n}[] = \"constant\"; static __constant__ const int values{n}[] = { 3, 4, 5 };", "(int({q}text{n}[2]) + {q}values{n}[1] + {x})")
	leaf("{s} inline int pick{n}(int x) { static constexpr int values[] = { 3, 1, 4, {u} }; return values[x & 3]; }", "{q}pick{n}({x})")
	leaf("{s} inline int pick{n}(int x) { const char *names[] = { \"one {u}\", \"two\" }; return names[x & 1][0]; }", "{q}pick{n}({x})")
	leaf("struct Array{n} { int a[3]; {s} Array{n}() : a{ 1, 2, {u} } {} };", "({q}Array{n}().a[{x} & 1])")
	leaf("struct Const{n} { int a, b; {s} constexpr Const{n}(int a, int b) : a(a), b(b) {} };", "({q}Const{n}(3, {u}).b + {x})")
	leaf("struct Const{n} { int a, b; {s} constexpr Const{n}(int a, int b) : a(a), b(b) {} }; __constant__ Const{n} constant{n}(1, 2); __device__ constexpr Const{n} known{n}(3, 4);", "({q}constant{n}.a + {q}known{n}.b + {x})")
	leaf("template <class T> struct Static{n} { static const T value = 4; static constexpr T known = T(3); static T other; }; template <class T> T Static{n}<T>::other;", "({q}Static{n}<int>::value + {q}Static{n}<short>::known + {x})")
	leaf("template <class T> __device__ T variable{n} = T(5);", "({q}variable{n}<int> += {x})")
	leaf("template <class T> __constant__ T variable{n}[2] = { T(5), T(6) };", "({q}variable{n}<int>[{x} & 1])")
	leaf("template <class T, class = void> constexpr bool is{n} = false; template <class T> constexpr bool is{n}<T *> = true; template <class T> constexpr bool is{n}<T, decltype(void(T() + 1))> = true;", "({x} + {q}is{n}<char *, int> + {q}is{n}<long>)")
	leaf("static inline __device__ int inlined{n} = 7;", "({q}inlined{n} - {x})")
	leaf("struct Inner{n} { struct Deep { enum class E : char { a = 1, b }; using enum_type = E; static const int k = 2; }; };", "(int({q}Inner{n}::Deep::enum_type::b) + {q}Inner{n}::Deep::k + {x})")
	leaf("struct Incomplete{n}; {s} inline bool null{n}(Incomplete{n} *p) { return !p; }", "({q}null{n}(nullptr) + {x})")
}

# Functions, templates of them, and how they are found.
function fill_functions() {
	link("{s} int f{n}(int x) { return {e}; }", "{q}f{n}({x})")
	link("static {s} int f{n}(int x) { return {e}; }", "{q}f{n}({x})")
	link("inline {s} int f{n}(int x) { return {e}; }", "{q}f{n}({x})")
	link("__forceinline__ {s} int f{n}(int x) { return {e}; }", "({q}f{n})({x})")
	link("{s} int f{n}(int x); {s} int f{n}(int); {s} inline int f{n}(int x) { return {e}; }", "{q}f{n}({x})")
	link("{s} auto f{n}(int x) { return {e}; }", "{q}f{n}({x})")
	link("{s} auto f{n}(int x) -> decltype({e}) { return {e}; }", "{q}f{n}({x})")
	link("{s} int f{n}(int x) { return {e}; } int f{n}(double, int); struct Other{n}; int f{n}(Other{n} *);", "{q}f{n}({x})")
	link("int f{n}(int x, int y) { return x + y; } {s} int f{n}(int x) { return {e}; }", "{q}f{n}({x})")
	link("template <class T> {s} T f{n}(T x) { return {e}; }", "{q}f{n}({x})~{q}f{n}<int>({x})~{q}f{n}<{t}>({x})")
	link("template <class T> {s} T f{n}(T x); template <class T> {s} T f{n}(T x) { return {e}; }", "{q}f{n}({x})")
	link("template <class T> {s} int f{n}(T x) { return 1; } template <> {s} int f{n}<int>(int x) { return {e}; }", "{q}f{n}({x})")
	link("template <class T> {s} int f{n}(T *p) { return *p; } template <class T> {s} int f{n}(T x) { return {e}; }", "{q}f{n}({x})")
	link("template <class T, int N = 3> {s} int f{n}(T x) { return {e} + N; }", "{q}f{n}({x})~{q}f{n}<{t}, 4>({x})")
	link("template <class... T> {s} int f{n}(T... x_) { int x = (x_ + ... + 0); return {e}; }", "{q}f{n}({x})~{q}f{n}({x}, 1, 'a')")
	link("template <class T> {s} int f{n}(T x) { if constexpr (sizeof(T) > 2) return {e}; else return x.none(); }", "{q}f{n}({x})")
	link("template <class T> {s} auto f{n}(T x, int) -> decltype(x.size()) { return x.size(); } template <class T> {s} int f{n}(T x, long) { return {e}; }", "{q}f{n}({x}, 0)")
	link("template <int (*F)(int)> {s} int apply{n}(int x) { return F(x); } {s} int f{n}(int x) { return {e}; }", "{q}apply{n}<{q}f{n}>({x})")
	link("{s} int f{n}(int x) { return {e}; } {s} inline int call{n}(int (*f)(int), int x) { return f(x); }", "{q}call{n}({q}f{n}, {x})~{q}call{n}(&{q}f{n}, {x})")
	link("{s} inline int f{n}(int x) { return {e}; } __device__ int (*const functions{n}[])(int) = { f{n}, nullptr };", "{q}functions{n}[0]({x})")
	link("__device__ int given{n} = 2; {s} int g{n}(int x) { return {e}; } __device__ inline int f{n}(int x, int y = g{n}(given{n})) { return x + y; }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { return {e}; } namespace inner{n} { using {o}f{n}; }", "{q}inner{n}::f{n}({x})")
	link("namespace inner{n} { {s} inline int f(int x) { return {e}; } int g(int); } using inner{n}::f;", "{q}inner{n}::f({x})")
	link("namespace inner{n} { {s} inline int f{n}(int x) { return {e}; } } namespace alias{n} = inner{n};", "{q}alias{n}::f{n}({x})")
	link("inline namespace v{n} { {s} inline int f{n}(int x) { return {e}; } }", "{q}f{n}({x})~{q}v{n}::f{n}({x})")
	link("namespace inner{n} { {s} inline int f{u}(int x) { return {e}; } } using namespace inner{n};", "{q}f{u}({x})")
	link("struct A{n} { int a; }; {s} inline int found{n}(A{n} a) { int x = a.a; return {e}; }", "found{n}({q}A{n}{ int({x}) })")
	link("struct A{n} { int a; friend {s} int found{n}(A{n} a) { int x = a.a; return {e}; } };", "found{n}({q}A{n}{ int({x}) })")
	link("template <class T> struct A{n} { T a; friend {s} int found{n}(A{n} a) { int x = a.a; return {e}; } };", "found{n}({q}A{n}<int>{ int({x}) })")
	link("struct A{n} { int a; }; template <class T> struct B{n} { T t; }; template <class T> {s} int found{n}(B{n}<T> b) { int x = b.t.a; return {e}; }", "found{n}({q}B{n}<{q}A{n}>{ { int({x}) } })")
	link("struct A{n} { int a; }; {s} inline int found{n}(A{n} a) { int x = a.a; return {e}; } template <class T> {s} int via{n}(T t) { return found{n}(t); }", "{q}via{n}({q}A{n}{ int({x}) })")
	link("struct A{n} { int a; }; template <class T> {s} int via{n}(T t) { return found{n}(t); } {s} inline int found{n}(A{n} a) { int x = a.a; return {e}; }", "{q}via{n}({q}A{n}{ int({x}) })")
	link("{s} inline int f{n}(int x) { static const int twice = 2; return {e} * twice; }", "{q}f{n}({x})")
	link("__device__ inline int f{n}(int x) { static __shared__ int s; s = {e}; return s; }", "{q}f{n}({x})")
	link("__device__ inline int f{n}(int x) { static int calls = 1; return {e} + calls++; }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { int r = 0; \n#pragma unroll 2\n for (int i = 0; i < x; i++) r += {e}; return r; }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { switch (x) { case 1: return 2; default: { int y = {e}; if (int z = y) return z; return y; } } }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { auto l = [=](int y) { int x = y; return {e}; }; return l(x); }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { auto l = [](auto x) { return {e}; }; return l(x); }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { return [&] { return {e}; }(); }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { struct Local { int x; {s} int get() { return {e}; } }; return Local{ x }.get(); }", "{q}f{n}({x})")
	link("template <class F> {s} int invoke{n}(F f, int x) { return f(x); }", "{q}invoke{n}([](int x) { return {e}; }, {x})")
	link("[[nodiscard]] {s} int f{n}(int x) noexcept(sizeof({e}) > 1) { return {e}; }", "{q}f{n}({x})")
	link("template <class T> {s} int f{n}(T x) { return {e}; } template {s} int f{n}<char>(char);", "{q}f{n}({x})")
	link("template <int N> {s} int f{n}(int x) { return f{n}<N - 1>(x) + N; } template <> {s} inline int f{n}<0>(int x) { return {e}; }", "{q}f{n}<3>({x})")
	link("{s} constexpr int k{n}(int x) { return x + 2; } {s} inline int f{n}(int x) { constexpr int a = k{n}(3); int y[a] = { {e} }; return y[0]; }", "{q}f{n}({x})")
}

# What packs, lambdas and template parameters of all kinds can be.
function fill_templates() {
	link("template <class... A> {s} int f{n}(int x, A... a) { return {e} + int(sizeof...(a)); }", "{q}f{n}({x})~{q}f{n}({x}, 'a')")
	link("template <class T, class... A> {s} int f{n}(T x, A &&...) { return {e}; }", "{q}f{n}({x})~{q}f{n}({x}, 2L)")
	link("template <class... A> {s} int g{n}(int x, A... a) { return {e}; } template <class... A> {s} int f{n}(A... a) { return g{n}(a...); } {s} inline int unused{n}(int x) { return f{n}(x, x); }", "{q}f{n}({x})")
	link("template <class... F> struct All{n} : F... { using F::operator()...; }; template <class... F> All{n}(F...) -> All{n}<F...>; {s} inline int f{n}(int y) { All{n} all{ [](int x) { return {e}; }, [](char *) { return 2; } }; return all(y); }", "{q}f{n}({x})")
	link("template <int... N> {s} int f{n}(int x) { int r = 0; ((r += {e} * N), ...); return r; }", "{q}f{n}<1, 2>({x})~{q}f{n}<>({x})")
	link("template <class T, T... V> struct List{n} { {s} static int f(int x) { int a[] = { {e}, V... }; return a[0] + a[sizeof...(V)]; } };", "{q}List{n}<int, 3, 4>::f({x})~{q}List{n}<char>::f({x})")
	link("template <template <class...> class C, class... T> struct Apply{n} { using type = C<T...>; }; template <class T, class U = int> struct Two{n} { {s} static int f(T x) { return {e}; } };", "{q}Apply{n}<{q}Two{n}, int>::type::f({x})")
	link("template <class T> struct O{n} { template <class U> struct I { {s} static int f(U x) { return {e}; } }; template <class U> struct I<U *> { {s} static int f(U) { return 1; } }; };", "{q}O{n}<char>::template I<int>::f({x})")
	link("template <class T> struct O{n} { template <class U> struct I; }; template <class T> template <class U> struct O{n}<T>::I { {s} int f(U x); }; template <class T> template <class U> {s} int O{n}<T>::I<U>::f(U x) { return {e}; }", "{q}O{n}<char>::I<int>().f({x})")
	link("template <class T, int N> struct P{n} { {s} static int f(T) { return N; } }; template <class T> struct P{n}<T, 2> { {s} static int f(T x) { return {e}; } }; template <int N> struct P{n}<char, N> { static int g(); };", "{q}P{n}<int, 2>::f({x})~{q}P{n}<{t}, 2>::f({x})")
	link("template <class T> struct F{n}; template <class R, class... A> struct F{n}<R(A...)> { {s} static R call(R (*f)(A...), A... a) { return f(a...); } }; {s} inline int g{n}(int x) { return {e}; }", "{q}F{n}<int(int)>::call({q}g{n}, {x})")
	link("template <class T> using Id{n} = T; template <bool B, class T = int> struct If{n} {}; template <class T> struct If{n}<true, T> { using type = T; }; template <class T, typename If{n}<(sizeof(T) > 2)>::type = 0> {s} int f{n}(T x) { return {e}; } template <class T, typename If{n}<(sizeof(T) <= 2)>::type = 0> {s} int f{n}(T x) { return x.no; }", "{q}f{n}<{q}Id{n}<int>>({x})")
	link("template <class T> struct Friend{n} { T v; template <class U> friend {s} int peek{n}(const Friend{n}<U> &f, U x) { return {e} + f.v; } };", "peek{n}({q}Friend{n}<int>{ 1 }, int({x}))")
	link("struct Hidden{n} { template <class T> friend {s} int operator<<(Hidden{n}, T x) { return {e}; } };", "({q}Hidden{n}() << {x})")
	link("struct B{n} { template <class T> {s} int f(T x) { return {e}; } }; template <class T> struct D{n} : T { using T::f; {s} int g(int x) { return this->template f<int>(x); } };", "{q}D{n}<{q}B{n}>().g({x})")
	link("namespace library{n} { template <class T> {s} int f(T x) { return {e}; } template <class T> struct S { T t; }; } namespace user{n} { using library{n}::f; using library{n}::S; }", "({q}user{n}::f({x}) + {q}user{n}::S<int>{ 2 }.t)")
	link("{s} inline int f{n}(int x) { auto l = [y = {e}, z = 2](auto... a) { return y + (z + ... + a); }; return l() + l(x, 1); }", "{q}f{n}({x})")
	link("{s} inline int f{n}(int x) { auto l = [&x](int y) mutable { x += y; return [=] { return {e}; }; }; return l(2)(); }", "{q}f{n}({x})")
	link("struct L{n} { int v; {s} int f(int x) { return [this](int x) { return {e} + v; }(x) + [*this] { return v; }(); } };", "{q}L{n}{ 2 }.f({x})")
	link("struct M{n} { int v = [](int x) { return x + 2; }(3); {s} M{n}() {} }; {s} inline int f{n}(int x) { return {e} + M{n}().v; }", "{q}f{n}({x})")
	link("template <class T> {s} auto make{n}(T t) { return [t](int x) { return {e} + t; }; }", "{q}make{n}(2)({x})~{q}make{n}('a')({x})")
	link("template <class T> {s} int f{n}(T x) { struct Local { T v; {s} int get(int x) { return {e} + v; } }; return Local{ x }.get(2); }", "{q}f{n}({x})")
	link("template <class T> {s} int f{n}(T x) { if constexpr (sizeof(T) == 4) { auto l = [&](auto y) { int x = y; return {e}; }; return l(x); } else { return T::none; } }", "{q}f{n}({x})")
	link("template <class T> {s} decltype(auto) f{n}(T &&x_) { int x = x_; return {e}; }", "{q}f{n}({x})~{q}f{n}(int({x}))")
	link("template <class T> struct Node{n} { T v; Node{n}<T> *next; {s} int sum() const { int x = v; return next ? {e} + next->sum() : v; } };", "{q}Node{n}<int>{ int({x}), nullptr }.sum()")
	link("template <class T, class... R> struct Depth{n} { {s} static int f(int x) { return Depth{n}<R...>::f(x) + 1; } }; template <class T> struct Depth{n}<T> { {s} static int f(int x) { return {e}; } };", "{q}Depth{n}<int, char, long>::f({x})")
	link("template <class T> {s} int f{n}(T x, typename T::none * = nullptr) { return 1; } template <class T> {s} int f{n}(T x, ...) { return {e}; }", "{q}f{n}({x})")
	link("struct E{n} { template <class T> explicit {s} operator T &() { return v; } int v; }; {s} inline int f{n}(E{n} o) { int x = static_cast<int &>(o); return {e}; }", "{q}f{n}({q}E{n}{ int({x}) })")
	link("struct In{n} { int a, b; {s} In{n}(int a, int b) : a(a), b(b) {} }; template <class T> struct Any{n} { T t; template <class U = T> {s} Any{n}(U &&u) : t(static_cast<U &&>(u)) {} }; {s} inline int f{n}(int y) { Any{n}<In{n}> any({ y, 2 }); int x = any.t.a; return {e}; }", "{q}f{n}({x})")
}

# Classes and their members.
function fill_classes() {
	link("struct A{n} { {s} virtual int f(int x) { return 1; } int a = 1; }; struct B{n} { {s} virtual int g(int x) { return {e}; } int b = 2; }; struct C{n} : A{n}, B{n} { {s} int f(int x) override { return g(x); } }; {s} inline int call{n}(A{n} &a, int x) { return a.f(x); } {s} inline int f{n}(int x) { C{n} c; return call{n}(c, x); }", "{q}f{n}({x})")
	link("template <class T> struct V{n} { {s} virtual int f(T x) { return {e}; } {s} virtual int unused(T x) { return x + 1; } virtual void host(T x); {s} virtual ~V{n}() {} }; template <class T> void V{n}<T>::host(T x) {} {s} inline int f{n}(int x) { V{n}<int> v; V{n}<int> *p = &v; return p->f(x); }", "{q}f{n}({x})")
	link("struct R{n} { {s} virtual int f(int x) const { return 1; } }; struct M{n} : virtual R{n} { {s} int f(int x) const override { return {e}; } }; {s} inline int f{n}(int x) { M{n} m; const R{n} &r = m; return r.f(x); }", "{q}f{n}({x})")
	link("struct U{n} { int a; union { int i; float f; struct { short lo, hi; }; }; {s} int get() const { int x = i; return {e} + lo; } };", "{q}U{n}{ 1, { int({x}) } }.get()")
	link("struct Q{n} { int v; {s} int f() & { return 1; } {s} int f() && { int x = v; return {e}; } {s} int g() const volatile { return 2; } };", "{q}Q{n}{ int({x}) }.f()")
	link("struct D{n} { int v; {s} D{n}(int v = 3) : v(v) {} D{n}(const D{n} &) = default; {s} D{n} &operator++() { int x = v; v = {e}; return *this; } {s} D{n} operator++(int) { D{n} d(*this); ++*this; return d; } };", "((++{q}D{n}({x})).v)~({q}D{n}({x})++.v)")
	link("struct C{n} { {s} int operator,(int x) const { return {e}; } {s} bool operator!() const { return true; } {s} int *operator&() { return nullptr; } };", "({q}C{n}(), {x})~(!{q}C{n}() + {x})")
	link("struct K{n} { int v; {s} explicit K{n}(int x) : v({e}) {} {s} explicit operator bool() const { return v; } };", "({q}K{n}({x}) ? 1 : 2)~(!{q}K{n}({x}) + {x})")
	link("struct B{n} { int v; {s} B{n}(int x = 1) : v({e}) {} }; struct D{n} { B{n} a[2]; B{n} b; int c = 4; }; {s} inline int f{n}(int x) { D{n} d{ { B{n}(x) } }; return d.a[0].v + d.a[1].v + d.b.v; }", "{q}f{n}({x})")
	link("struct T{n} { int v; {s} T{n}(int x) : v({e}) {} {s} ~T{n}() { v = 1; } }; {s} inline int take{n}(T{n} t, const T{n} &u) { return t.v + u.v; }", "{q}take{n}({q}T{n}({x}), {x})~{q}take{n}({x}, {q}T{n}(2))")
	link("template <class T> struct G{n} { {s} static T &get() { static T t(3); return t; } }; {s} inline int g{n}(int x) { return {e}; } __device__ inline int f{n}(int x) { return G{n}<int>::get() + g{n}(x); }", "{q}f{n}({x})")
	link("struct S{n} { static const int counter = 2; {s} static int f(int x); struct N { {s} int g(int x); }; }; {s} inline int S{n}::f(int x) { return {e}; } {s} inline int S{n}::N::g(int x) { return f(x); }", "{q}S{n}::f({x})~{q}S{n}::N().g({x})")
	link("struct S{n} { {s} int f(int x) { return {e}; } int g(int x) { return x; } };", "{q}S{n}{}.f({x})")
	link("struct S{n} { {s} int f(int x) const; int g(int x); }; {s} inline int S{n}::f(int x) const { return {e}; } int S{n}::g(int x) { return x; }", "{q}S{n}{}.f({x})")
	link("struct S{n} { static {s} int f(int x) { return {e}; } };", "{q}S{n}::f({x})")
	link("class S{n} { int v; public: {s} S{n}(int x) : v({e}) {} {s} int get() { return v; } };", "{q}S{n}({x}).get()")
	link("class S{n} { int v; public: {s} S{n}(int x); {s} ~S{n}(); {s} int get() { return v; } }; {s} inline S{n}::S{n}(int x) : v({e}) {} {s} inline S{n}::~S{n}() { v = 0; }", "{q}S{n}({x}).get()")
	link("struct S{n} { int v; {s} S{n}(const S{n} &o) : v(o.v + 1) {} {s} S{n}(int x) : S{n}(x, 1) {} {s} S{n}(int x, int y) : v({e} + y) {} };", "{q}S{n}({q}S{n}({x})).v")
	link("struct S{n} { int v; {s} operator int() const { int x = v; return {e}; } };", "({q}S{n}{ int({x}) } + 0)~int({q}S{n}{ int({x}) })")
	link("struct S{n} { int v; template <class T> {s} operator T() const { int x = v; return {e}; } };", "int({q}S{n}{ int({x}) })")
	link("struct S{n} { int v; {s} S{n} operator+(int x) const { return { {e} }; } };", "({q}S{n}{ 1 } + {x}).v")
	link("struct S{n} { int v; }; {s} inline int operator+(S{n} s, int x) { return {e} + s.v; }", "({q}S{n}{ 1 } + {x})")
	link("struct S{n} { int v; friend {s} int operator*(S{n} s, int x) { return {e} + s.v; } };", "({q}S{n}{ 1 } * {x})")
	link("struct S{n} { int v; }; template <class T> {s} int operator-(S{n} s, T x) { return {e} + s.v; }", "({q}S{n}{ 1 } - {x})")
	link("struct S{n} { {s} int operator()(int x) const { return {e}; } {s} int operator[](int x) { return {e}; } };", "{q}S{n}{}({x})~{q}S{n}{}[{x}]")
	link("struct P{n} { int v; {s} P{n} *operator->() { return this; } {s} int operator*() { int x = v; return {e}; } {s} int f(int x) { return {e}; } };", "{q}P{n}{ 1 }->f({x})~*{q}P{n}{ int({x}) }")
	link("struct S{n} { int v; {s} S{n} &operator=(int x) { v = {e}; return *this; } };", "({q}S{n}{ 1 } = {x}).v")
	link("__device__ int zero{n} = 1; {s} inline int g{n}(int x) { return {e}; } struct S{n} { int v; int w = g{n}(zero{n}); };", "({q}S{n}{ int({x}) }.w)")
	link("struct B{n} { {s} int f(int x) { return {e}; } }; struct D{n} : B{n} {};", "{q}D{n}{}.f({x})")
	link("struct B{n} { {s} int f(int x) { return {e}; } }; struct D{n} : private B{n} { using B{n}::f; int f(double, int); };", "{q}D{n}().f({x})")
	link("struct B{n} { int v; {s} B{n}(int x) : v({e}) {} }; struct D{n} : B{n} { using B{n}::B{n}; };", "{q}D{n}({x}).v")
	link("struct B{n} { {s} virtual int f(int x) { return {e}; } }; struct D{n} : B{n} { {s} int f(int x) override { return {e} + 1; } }; {s} inline int f{n}(int x) { D{n} d; B{n} &b = d; return b.f(x); }", "{q}f{n}({x})")
	link("struct B{n} { {s} virtual int f(int x) = 0; {s} virtual ~B{n}() {} int g(); }; struct D{n} final : B{n} { {s} int f(int x) { return {e}; } }; __device__ inline int f{n}(B{n} *b, int x) { return b->f(x); }", "({q}D{n}{}.f({x}) + {q}f{n}(nullptr, {x}))")
	link("template <class D> struct B{n} { {s} int f(int x) { return static_cast<D *>(this)->g(x); } }; struct D{n} : B{n}<D{n}> { {s} int g(int x) { return {e}; } };", "{q}D{n}{}.f({x})")
	link("template <class T> struct S{n} { T v; {s} S{n}(T x) : v({e}) {} {s} T get() const { return v; } T other() { return v.none; } };", "{q}S{n}<int>({x}).get()~{q}S{n}({x}).get()")
	link("template <class T> struct S{n} { {s} T f(T x); }; template <class T> {s} T S{n}<T>::f(T x) { return {e}; }", "{q}S{n}<{t}>().f({x})")
	link("template <class T> struct S{n} { template <class U> {s} int f(U x) { return {e}; } };", "{q}S{n}<char>().f({x})")
	link("template <class T> struct S{n}; template <> struct S{n}<int> { {s} static int f(int x) { return {e}; } }; template <class T> struct S{n}<T *> { static int g(); };", "{q}S{n}<int>::f({x})")
	link("template <class T> struct S{n} { {s} static int f(T x) { return 1; } }; template <> {s} inline int S{n}<int>::f(int x) { return {e}; }", "{q}S{n}<int>::f({x})")
	link("template <class T, class = void> struct S{n} { {s} static int f(T x) { return 1; } }; template <class T> struct S{n}<T, decltype(void(T() + 1))> { {s} static int f(T x) { return {e}; } };", "{q}S{n}<int>::f({x})")
	link("template <class T> struct S{n} { T v; {s} int get() { T x = v; return {e}; } }; template <class T> S{n}(T *) -> S{n}<int>; template <class T> S{n}(T) -> S{n}<T>;", "{q}S{n}{ int({x}) }.get()")
	link("template <class T> struct Type{n} { using type = T; static constexpr bool value = true; }; template <class T> {s} typename Type{n}<T>::type f{n}(T x) { static_assert(Type{n}<T>::value, \"\"); return {e}; }", "{q}f{n}({x})")
	link("template <template <class> class C> struct W{n} { {s} static int f(int x) { return C<int>::f(x); } }; template <class T> struct F{n} { {s} static int f(T x) { return {e}; } };", "{q}W{n}<{q}F{n}>::f({x})")
	link("struct O{n} { struct I { {s} int f(int x) { return {e}; } int g(); }; I i; };", "{q}O{n}{}.i.f({x})~{q}O{n}::I{}.f({x})")
	link("struct R{n} { int a[2]; {s} const int *begin() const { return a; } {s} const int *end() const { return a + 2; } }; {s} inline int f{n}(int x) { int s = 0; for (int x : R{n}{ { x, 1 } }) s += {e}; return s; }", "{q}f{n}({x})")
	link("struct R{n} { int a[2]; }; {s} inline const int *begin(const R{n} &r) { return r.a; } {s} inline const int *end(const R{n} &r) { return r.a + 2; } {s} inline int f{n}(int x) { int s = 0; const R{n} r{ { x, 1 } }; for (int x : r) s += {e}; return s; }", "{q}f{n}({x})")
	link("struct P{n} { int a, b; }; {s} inline int f{n}(int y) { auto [x, z] = P{n}{ y, 2 }; return {e} + z; }", "{q}f{n}({x})")
	link("struct L{n} { int v; }; __device__ inline L{n} operator\"\"_l{u}(unsigned long long n) { return { int(n) }; } {s} inline int f{n}(int x) { return {e}; }", "({q}f{n}({x}))")
	link("struct M{n} { int v; {s} int f(int x) { return {e}; } }; {s} inline int f{n}(int x) { M{n} m{ 1 }; int (M{n}::*p)(int) = &M{n}::f; int M{n}::*q = &M{n}::v; return (m.*p)(x) + m.*q; }", "{q}f{n}({x})")
	link("struct G{n} { int *p; {s} ~G{n}() { int x = *p; *p = {e}; } }; {s} inline int f{n}(int x) { { G{n} g{ &x }; } return x; }", "{q}f{n}({x})")
	link("struct G{n} { int v = 1; {s} G{n}() {} {s} G{n}(G{n} &&o) : v(o.v) {} {s} G{n} &operator=(const G{n} &o) { int x = o.v; v = {e}; return *this; } }; struct H{n} { G{n} a, b; }; {s} inline int f{n}(int x) { H{n} g, h; h.a.v = x; g = h; return g.a.v; }", "{q}f{n}({x})")
	link("struct N{n} { int v; static {s} void *operator new(__SIZE_TYPE__, void *p) { return p; } {s} N{n}(int x) : v({e}) {} }; {s} inline int f{n}(int x) { char b[8]; return (new (b) N{n}(x))->v; }", "{q}f{n}({x})")
	link("struct S{n} { int a, b; {s} bool operator==(const S{n} &o) const { int x = o.a; return a == {e}; } {s} bool operator<(const S{n} &o) const { int x = o.a; return a < {e}; } };", "({q}S{n}{ 1, 2 } == {q}S{n}{ int({x}), 2 })")
	link("class S{n} { int v; friend struct F{n}; template <class T> friend {s} int peek{n}(T s); public: {s} S{n}(int v) : v(v) {} }; template <class T> {s} int peek{n}(T s) { int x = s.v; return {e}; }", "{q}peek{n}({q}S{n}({x}))")
	link("template <class T, int N> struct Array{n} { T a[N]; {s} T &operator[](int i) { return a[i]; } }; template <class T, int N> {s} int sum{n}(Array{n}<T, N> &a) { int x = 0; for (int i = 0; i < N; i++) x += a[i]; return {e}; } {s} inline int f{n}(int x) { Array{n}<int, 3> a{ { x, 2, 3 } }; return sum{n}(a); }", "{q}f{n}({x})")
	link("template <class... T> struct Tuple{n}; template <> struct Tuple{n}<> {}; template <class H, class... T> struct Tuple{n}<H, T...> : Tuple{n}<T...> { H h; {s} Tuple{n}(H h, T... t) : Tuple{n}<T...>{ t... }, h(h) {} }; template <class H, class... T> {s} int first{n}(const Tuple{n}<H, T...> &t) { int x = t.h; return {e}; }", "{q}first{n}({q}Tuple{n}<int, int>({x}, 2))~{q}first{n}({q}Tuple{n}<int>({x}))")
	link("template <class T> struct Sum{n} { const T &a; int b; {s} int eval() const { return a.eval() + b; } }; struct X{n} { int x; {s} int eval() const { return {e}; } }; template <class T> {s} Sum{n}<T> operator+(const T &a, const X{n} &b) { return { a, b.x }; }", "({q}X{n}{ int({x}) } + {q}X{n}{ 2 }).eval()")
}

function fill_newer() {
	link("template <class T> concept Sum{n} = requires(T a) { a + a; }; template <Sum{n} T> {s} int f{n}(T x) { return {e}; } template <class T> {s} int f{n}(T x) { return x.no(); }", "{q}f{n}({x})")
	link("template <class T> concept Has{n} = requires(T a) { { a.get() }; }; struct H{n} { int v; {s} int get() { int x = v; return {e}; } }; {s} int use{n}(Has{n} auto h) { return h.get(); }", "{q}use{n}({q}H{n}{ int({x}) })")
	link("template <class T> requires (sizeof(T) == 4) {s} int f{n}(T x) { return {e}; } template <class T> {s} int f{n}(T x) { return 1; }", "{q}f{n}({x})")
	link("template <class T> struct S{n} { {s} int f(int x) requires (sizeof(T) == 4) { return {e}; } {s} int f(int x) { return 2; } };", "{q}S{n}<int>().f({x})")
	link("{s} consteval int c{n}(int x) { return x * 2; } {s} inline int f{n}(int x) { return {e} + c{n}(4); }", "{q}f{n}({x})")
	link("{s} int f{n}(auto x) { return {e}; }", "{q}f{n}({x})")
	link("struct A{n} { int x, y; }; {s} inline int f{n}(A{n} a) { int x = a.x; return {e}; }", "{q}f{n}({ .x = {x}, .y = 2 })~{q}f{n}({q}A{n}{ .x = {x} })")
	link("template <auto N> struct C{n} { {s} int operator()(int x) { return {e} + N; } };", "{q}C{n}<3>{}({x})")
	link("struct V{n} { int v; constexpr bool operator==(const V{n} &) const = default; }; template <V{n} N> {s} int f{n}(int x) { return {e} + N.v; }", "{q}f{n}<{q}V{n}{ 2 }>({x})")
	link("{s} inline int f{n}(int y) { auto l = []<class T>(T x) { return {e}; }; return l(y); }", "{q}f{n}({x})")
	link("template <class T> concept Small{n} = sizeof(T) < 8; template <class T> concept Int{n} = Small{n}<T> && requires(T t) { t % 2; }; template <class T> struct S{n} { {s} static int f(T x) { return 3; } }; template <Small{n} T> struct S{n}<T> { {s} static int f(T x) { return 1; } }; template <Int{n} T> struct S{n}<T> { {s} static int f(T x) { return {e}; } };", "{q}S{n}<int>::f({x})~{q}S{n}<{t}>::f({x})")
	link("enum class Color{n} { red, green = 4 }; {s} inline int f{n}(int x) { using enum Color{n}; return {e} + int(green); }", "{q}f{n}({x})")
	link("template <auto F> {s} int f{n}(int x) { return F(x) + {e}; }", "{q}f{n}<[](int y) { return y + 1; }>({x})")
	link("struct W{n} { int v; {s} constexpr int operator<=>(const W{n} &o) const { return v - o.v; } {s} bool operator==(const W{n} &o) const { int x = v; return {e} == o.v; } };", "(({q}W{n}{ int({x}) } < {q}W{n}{ 2 }) + ({q}W{n}{ 1 } != {q}W{n}{ int({x}) }))")
	link("template <class T> struct Agg{n} { T a; int b = 2; }; {s} inline int f{n}(int y) { Agg{n} g{ y }; int x = g.a + g.b; return {e}; }", "{q}f{n}({x})")
	link("template <class... T> requires (sizeof...(T) < 3) {s} int f{n}(T... t) { int x = (t + ...); return {e}; } template <class... T> {s} int f{n}(T...) { return 2; }", "{q}f{n}({x}, 1)~{q}f{n}({x})")
	link("template <class T> struct H{n} { {s} friend int hidden{n}(T x, H{n}) requires (sizeof(T) > 2) { return {e}; } };", "hidden{n}(int({x}), {q}H{n}<int>())")
	leaf("constinit __device__ int init{n} = 3;", "({q}init{n} + {x})")
	leaf("struct Lit{n} { char c[4]; {s} constexpr Lit{n}(const char (&s)[4]) : c{ s[0], s[1], s[2], s[3] } {} }; template <Lit{n} L> {s} int first{n}() { return L.c[0]; }", "({q}first{n}<\"abc\">() + {x})")
}

# What the compiler makes code of. {k} is the number of the cell.
function fill_kernels() {
	seed_of_code("__global__ void k{k}(int *p, int x) { *p = {e}; }")
	seed_of_code("static __global__ void k{k}(int *p, int x) { *p = {e}; }  void run{k}(int *p) { k{k}<<<1, 1>>>(p, 2); }")
	seed_of_code("namespace { __global__ void k{k}(int *p, int x) { *p = {e}; } } void run{k}(int *p) { k{k}<<<1, 1>>>(p, 2); }")
	seed_of_code("__global__ void __launch_bounds__(128, 2) k{k}(int *p, const __grid_constant__ int x) { *p = {e}; }")
	seed_of_code("__device__ int d{k}(int x) { return {e}; }")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } void run{k}(int *p) { k{k}<<<1, 1>>>(p, 2); }")
	seed_of_code("template <class T> __global__ void k{k}(T *p, T x) { *p = {e}; } auto address{k} = &k{k}<int>;")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } template __global__ void k{k}<int>(int *, int);")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } template <class T> void go{k}(T *p) { k{k}<T><<<1, 1>>>(p, 2); } void run{k}(int *p) { go{k}(p); }")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } struct Go{k} { template <class T> void operator()(T *p) const { k{k}<T><<<1, 1>>>(p, 2); } }; template <class F> void apply{k}(F f, int *p) { f(p); } void run{k}(int *p) { apply{k}(Go{k}(), p); }")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } struct At{k} { At{k}(int *p) { k{k}<<<1, 1>>>(p, 2); } } at{k}(nullptr);")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } void run{k}(int *p) { auto l = [](auto *p) { k{k}<<<1, 1>>>(p, 2); }; l(p); }")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } template <class T> struct Owner{k} { T *p; ~Owner{k}() { k{k}<<<1, 1>>>(p, 2); } }; void run{k}(int *p) { Owner{k}<int> o{ p }; }")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } template <class T> struct Base{k} { virtual void go(T *p) { k{k}<<<1, 1>>>(p, 2); } }; struct Derived{k} : Base{k}<int> {} derived{k};")
	seed_of_code("template <class T> __global__ void k{k}(T *p, int x) { *p = {e}; } template <class T> int start{k} = (k{k}<<<1, 1>>>((T *)nullptr, 2), 1); int run{k}() { return start{k}<int>; }")
	seed_of_code("template <class F> __global__ void k{k}(F f, int *p, int x) { *p = f(x); } void run{k}(int *p) { int y = 1; k{k}<<<1, 1>>>([=] __device__ (int x) { return {e} + y; }, p, 2); }")
	seed_of_code("template <class F> __global__ void k{k}(F f, int *p, int x) { *p = f(x); } template <class T> void go{k}(T *p) { k{k}<<<1, 1>>>([=] __device__ (int x) { return {e} + int(sizeof(T)); }, p, 2); } void run{k}(int *p) { go{k}(p); }")
	seed_of_code("template <class F> __global__ void k{k}(F f, int *p, int x) { *p = f(x); } struct Functor{k} { int a; __device__ int operator()(int x) const { return {e} + a; } }; void run{k}(int *p) { k{k}<<<1, 1>>>(Functor{k}{ 3 }, p, 2); }")
	seed_of_code("struct Table{k} { __device__ virtual int get(int x) { return {e}; } }; __device__ Table{k} table{k};")
	seed_of_code("__device__ int value{k} = 3; __device__ int &reference{k} = value{k}; __device__ int (*pointer{k})(int) = [](int x) -> int { return x; }; __global__ void k{k}(int x) { reference{k} = {e} + pointer{k}(x); }")
	seed_of_code("template <int N> __global__ void k{k}(int *p, int x) { *p = {e} + N; } template <int N> struct Each{k} { static void go(int *p) { k{k}<N><<<1, 1>>>(p, 2); Each{k}<N - 1>::go(p); } }; template <> struct Each{k}<0> { static void go(int *) {} }; void run{k}(int *p) { Each{k}<2>::go(p); }")
	seed_of_code("template <class T> struct Traits{k} { using type = T; }; template <class T> __global__ void k{k}(typename Traits{k}<T>::type *p, int x) { *p = {e}; } void run{k}(int *p) { void (*f)(int *, int) = k{k}<int>; f(p, 2); }")
}

# What only the host has; {e} is an expression that device code has, too.
function fill_noise() {
	noise("int host{k}(int x) { return x + 1; }")
	noise("struct Host{k} { int v; int f(int x) { return x; } int get() { return v; } static int size(); };")
	noise("template <class T> T other{k}(T x) { return x; } int call{k}() { return other{k}(3); }")
	noise("namespace far{k} { int f(int); struct S { int f(int x); }; template <class T> struct V { T v; }; }")
	noise("namespace far{k} { struct A { int a; }; int found(A); int begin(A); int operator+(A, int); int operator*(A, A); }")
	noise("int either{k}(int x) { return x; } double either{k}(double x) { return x; } auto chosen{k} = either{k}(1);")
	noise("class Hidden{k} { virtual int f(int); int v; friend int get(Hidden{k}); public: Hidden{k}(); ~Hidden{k}(); };")
	noise("__host__ __device__ inline int unused{k}(int x) { return x + 9; }")
	noise("template <class T> __host__ __device__ T made{k}(T x) { return x; } int asks{k}() { return made{k}(2) + made{k}('a'); }")
	noise("int uses{k}(int x) { return {h}; }")
	noise("template <class T> int uses{k}(T x) { return {h}; } int asks{k}() { return uses{k}(1); }")
	noise("typedef struct { int a; } Typedef{k}; extern Typedef{k} global{k}; static int later{k}(Typedef{k} *);")
	noise("#pragma GCC diagnostic push\nstatic int warned{k};\n#pragma GCC diagnostic pop")
	noise("static_assert(sizeof(int) == 4, \"int\");")
	noise("enum { noise{k}, more{k} }; extern \"C\" int printf(const char *, ...); int say{k}() { return printf(\"%d\", noise{k}); }")
	noise("template <class T> struct Unused{k} { T f() { return T::none(); } static int count; }; template <class T> int Unused{k}<T>::count = 0; int asks{k} = Unused{k}<int>::count;")
	noise("extern \"C\" int puts(const char *); int says{k}(int x) { return puts(\"on the host\") + puts(__func__) + {h}; }")
	noise("struct Says{k} { const char *s = \"of the host {k}\"; }; __host__ __device__ inline const char *says{k}() { return Says{k}().s; } const char *said{k} = says{k}();")
	noise("template <class... A> __host__ __device__ int counts{k}(A...) { return 1; } __host__ __device__ inline int never{k}(int x) { return counts{k}() + counts{k}(x); }")
	noise("__host__ __device__ inline int list{k}(int x) { using T = int[3]; return T{ 1, 2, 3 }[x]; } int asks{k}(int x) { return list{k}(x); }")
	noise("__host__ __device__ inline const char *named{k}() { return __func__; } template <class T> __host__ __device__ const char *named{k}(T) { return __PRETTY_FUNCTION__; } int asks{k} = named{k}(1)[0];")
	noise("auto lambda{k} = [](int x) { return x + 1; }; int calls{k} = lambda{k}(2);")
}

# A link in a namespace of some kind; sets made and expression.
function add_link(declarations, text, space, number, how, name, qualifier, outer) {
	how = uniform()
	number = ++made_links
	outer = how < 0.55 || (how >= 0.65 && how < 0.85) ? "n" number "::" : "::"
	if (how < 0.45) {
		name = "n" number; qualifier = name "::"
		opening = "namespace " name " {"; closing = "}"; suffix = ""
		if (how < 0.1) { opening = "namespace outer" number " { namespace " name " {"; closing = "} }"; qualifier = "outer" number "::" qualifier }
	} else if (how < 0.55) {
		opening = "inline namespace n" number " {"; closing = "}"; qualifier = ""; suffix = number
	} else if (how < 0.65) {
		opening = "namespace {"; closing = "}"; qualifier = ""; suffix = number
	} else if (how < 0.75) {
		opening = "namespace n" number " {"; closing = "} using namespace n" number ";"; qualifier = ""; suffix = number
	} else if (how < 0.85) {
		opening = "namespace n" number " {"; closing = "} namespace short" number " = n" number ";"; qualifier = "short" number "::"; suffix = ""
	} else {
		opening = closing = qualifier = ""; suffix = number
	}
	on_device_alone = on_device_alone || uniform() < 0.3 || index(declarations, "__device__") || index(declarations, "__constant__")
	space = on_device_alone ? "__device__" : "__host__ __device__"
	declarations = put(put(put(put(put(declarations, "{e}", put(expression, "{x}", "x")), "{s}", space), "{n}", suffix), "{u}", number), "{o}", outer)
	made = opening " " declarations " " closing "\n"
	expression = put(put(put(put(one_of(text), "{n}", suffix), "{q}", qualifier), "{u}", number), "{t}", one_of("int~long~unsigned~short"))
}
# What is printed next stands in a header, or in the program.
function turn_to(header) {
	if (header == is_in_header || !has_header) return
	printf header ? "# 1 \"chains.h\" 1 3\n" : "# 1 \"program.cu\" 2\n"
	is_in_header = header
}

function print_noise(k) {
	if (uniform() < 0.6)
		printf "%s\n", put(put(noises[1 + int(uniform() * noise_count)], "{k}", k), "{h}", on_device_alone ? "x" : put(expression, "{x}", "x"))
}

function print_cell(number, i, n, before) {
	on_device_alone = 0
	n = 1 + int(uniform() * leaf_count)
	expression = "{x}"
	add_link(leaves[n], leaf_expressions[n])
	turn_to(1)
	printf "%s", made
	for (i = int(uniform() * 5); i > 0; i--) {
		n = 1 + int(uniform() * link_count)
		before = put(expression, "{x}", "x")
		add_link(links[n], links_of(n, before))
		turn_to(1)
		printf "%s", made
		print_noise(number "_" i)
	}
	turn_to(0)
	printf "%s\n", put(put(kernels[1 + int(uniform() * kernel_count)], "{e}", put(expression, "{x}", "x")), "{k}", number)
	print_noise(number)
}
function links_of(n, before) { return put(expressions[n], "{e}", before) }

BEGIN {
	seed_uniform(seed)
	is_newer = uniform() < 0.3
	has_header = uniform() < 0.4
	is_relocatable = uniform() < 0.4
	fill_leaves(); fill_functions(); fill_templates(); fill_classes(); fill_kernels(); fill_noise()
	if (is_newer) fill_newer()
	print "// flags: " (is_newer ? "--c++20" : "--c++17") " --extended-lambda" (is_relocatable ? " --device-c" : "")
	print "extern \"C\" __host__ __device__ __attribute__((cudart_builtin)) void *malloc(__SIZE_TYPE__) noexcept;" # as where a device half is made
	for (cell = 1; cell <= cells; cell++) print_cell(cell)
}
