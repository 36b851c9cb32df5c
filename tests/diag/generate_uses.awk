# A random program about what code of one execution space may do with entities of another: awk -f random.awk -v seed=N -v cells=N -f generate_uses.awk
# Each namespace has an entity (a function of some kind, or a variable), and something that uses it in one way. The first lines have
# the options for it, as those of the programs here have. In the tables @ is the entity's execution or memory space, # that of the
# user, $ a second one of the entity, and E the expression.

function add(declarations, expressions) { entity[++entities] = declarations; expression[entities] = expressions }
function variable(declarations, expressions) { variables[++variable_count] = declarations; variable_expression[variable_count] = expressions }
function use(text) { uses[++use_count] = text }
function around(text) { contexts[++context_count] = text }
function one_of(list, part, n) { n = split(list, part, /~/); return part[1 + int(uniform() * n)] }
function put(text, sign, replacement, at, done) {   # each sign in it replaced
	done = ""
	while ((at = index(text, sign)) > 0) {
		done = done substr(text, 1, at - 1) replacement
		text = substr(text, at + length(sign))
	}
	return done text
}
function space(n) {
	n = uniform()
	if (n < 0.2) return ""
	if (n < 0.35) return "__attribute__((host))"
	if (n < 0.7) return "__attribute__((device))"
	return "__attribute__((host)) __attribute__((device))"
}
function memory(n) {
	n = uniform()
	if (n < 0.2) return ""
	if (n < 0.55) return "__attribute__((device))"
	if (n < 0.75) return "__attribute__((constant))"
	if (n < 0.9) return "__attribute__((managed))"
	return "__attribute__((shared))"
}

# Functions.
function fill_functions() {
	add("@ int f(int x) { return x; }", "f(1)~f(1)~(f)(1)~(*f)(1)~(&f)(1)~f(f(1))~1 + f(1)~f('a')~*&*f ? 1 : 2~f == nullptr")
	add("@ int f(int);", "f(1)~f(2.5)")
	add("@ static int f(int x) { return x; }", "f(1)")
	add("@ inline int f(int x) { return x; }", "f(1)")
	add("@ constexpr int f(int x) { return x; }", "f(1)~(f)(1)~(*f)(1)~f(f(1))")
	add("@ constexpr int f(int x) noexcept { return x; }", "f(1)")
	add("@ consteval int f(int x) { return x; }", "f(1)")
	add("@ int f(int x) noexcept { return x; }", "f(1)")
	add("@ __inline__ __attribute__((always_inline)) int f(int x) { return x; }", "f(1)")
	add("@ int f(int x) = delete; @ int f(char);", "f('a')")
	add("@ auto f(int x) { return x; }", "f(1)")
	add("@ auto f(int x) -> int { return x; }", "f(1)")
	add("@ int f(...);", "f(1, 2)~f()")
	add("@ int f(int x, int y = 2);", "f(1)")
	add("@ int g(); $ int f(int x = g()) { return x; }", "f()~f(1)")
	add("extern \"C\" @ int c_function(int);", "c_function(1)")
	add("@ int f(int); using alias = decltype(f); namespace inner { using n::f; }", "inner::f(1)")
	add("@ int f(int); $ int f(int, int); int f(double);", "f(1)~f(1, 2)~f(1.5)")
	add("@ int f(int); int (*p)(int) = f;", "p(1)")
	add("@ int f(int); int (&r)(int) = f;", "r(1)")
	add("@ int f(int x) { return x; } int f(int x);", "f(1)")
	add("int f(int x); @ int f(int x) { return x; }", "f(1)")
	add("template <class T> @ T f(T x) { return x; }", "f(1)~f<int>(1)~f<>(1)~f<char>(1)")
	add("template <class T> @ constexpr T f(T x) { return x; }", "f(1)~f<int>(1)")
	add("template <class T> @ T f(T x); template <> $ int f<int>(int x) { return x; }", "f(1)~f<long>(1)")
	add("template <class T> @ T f(T x) { return x; } template $ int f<int>(int x);", "f(1)")
	add("template <int N> @ int f() { return N; }", "f<1>()")
	add("template <class... T> @ int f(T... x) { return sizeof...(x); }", "f(1, 2)~f()")
	add("template <class T> @ auto f(T x) { return x; }", "f(1)")
	add("template <class T> @ constexpr auto f(T x) { return x; }", "f(1)")
	add("@ int g(int); template <class T> $ T f(T x) { return g(x); }", "f(1)~f('a')")
	add("@ int g(int); template <class T> $ constexpr T f(T x) { return g(x); }", "f(1)~f('a')")
	add("struct S { @ static int f(int x) { return x; } };", "S::f(1)~S().f(1)~(*&S::f)(1)")
	add("struct S { @ int f(int x) { return x; } };", "S().f(1)~(S().*&S::f)(1)~S{}.S::f(1)~(new S)->f(1)")
	add("struct S { @ constexpr int f(int x) const { return x; } };", "S().f(1)")
	add("struct S { @ virtual int f(int x) { return x; } };", "S().f(1)~S().S::f(1)")
	add("struct B { @ virtual int f(int x) { return x; } }; struct S : B { };", "S().f(1)~S().B::f(1)")
	add("struct B { @ virtual int f(int x) { return x; } }; struct S : B { $ int f(int x) override { return x; } };", "S().f(1)~((B &&)S()).f(1)")
	add("struct S { @ virtual int f(int x) = 0; }; S &make();", "make().f(1)")
	add("struct S { @ int operator()(int x) const { return x; } };", "S()(1)~S().operator()(1)~S{}(2)")
	add("struct S { @ int operator[](int x) const { return x; } };", "S()[1]")
	add("struct S { @ int operator+(int x) const { return x; } };", "S() + 1")
	add("struct S { int m = 1; @ S *operator->() { return this; } };", "S()->m")
	add("struct S { @ bool operator==(const S &) const { return true; } };", "S() == S()~S() != S()")
	add("struct S { }; @ int operator+(S, int x) { return x; }", "S() + 1~operator+(S(), 1)")
	add("@ int operator\"\"_x(unsigned long long v) { return (int)v; }", "5_x")
	add("struct S { @ operator int() const { return 1; } };", "S()~int(S())~S() + 1~+S()~static_cast<int>(S())~S().operator int()")
	add("struct S { @ explicit operator bool() const { return true; } };", "S() ? 1 : 2~!S()~S() && true~bool(S())")
	add("struct S { @ constexpr operator int() const { return 1; } };", "S()~S() + 1")
	add("struct S { int m; @ S(int x) : m(x) { } };", "S(1).m~S{1}.m~((S)1).m~(new S(1))->m~static_cast<S>(1).m")
	add("struct S { int m; @ S() : m(1) { } };", "S().m~S{}.m~(new S)->m~(new S[2])->m")
	add("struct S { int m; @ constexpr S(int x) : m(x) { } };", "S(1).m")
	add("struct S { int m = 1; @ S() = default; };", "S().m~S{}.m~(new S)->m")
	add("struct S { int m = 1; @ S(); }; @ S::S() = default;", "S().m")
	add("struct S { int m; @ S(int x) : m(x) { } $ S(char x) : S(int(x)) { } };", "S('a').m~S(1).m")
	add("struct S { int m; @ S(int x) : m(x) { } }; int g(S); ", "g(1)~g({1})")
	add("struct S { int m; @ S(int x) : m(x) { } }; $ int g(const S &); ", "g(1)~g({1})")
	add("struct S { int m = 1; @ ~S() { } };", "S().m~(delete new S, 1)~S{}.m")
	add("struct M { @ M() { } int m = 1; }; struct S { M m; };", "S().m.m~S{}.m.m~(new S)->m.m")
	add("struct M { @ M() { } int m = 1; }; struct S : M { };", "S().m~S{}.m")
	add("struct M { @ M() { } int m = 1; }; struct S : M { $ S() { } };", "S().m~S{}.m")
	add("struct M { @ M() { } int m = 1; }; struct S : M { $ S() = default; };", "S().m~S{}.m")
	add("struct M { @ ~M() { } int m = 1; }; struct S { M m; };", "S().m.m~(delete new S, 1)")
	add("struct M { @ ~M() { } int m = 1; }; struct S { M m; $ ~S() { } };", "S().m.m")
	add("struct S { S() = default; @ S(const S &) { } int m = 1; }; S &source(); int g(S);", "S(source()).m~g(source())")
	add("struct M { M() = default; @ M(const M &) { } int m = 1; }; struct S { M m; }; S &source(); int g(S);", "S(source()).m.m~g(source())")
	add("struct M { M() = default; @ M(const M &) { } $ M(M &&) { } int m = 1; }; struct S { M m; }; S &source(); int g(S);", "S(static_cast<S &&>(source())).m.m~g(source())~g(static_cast<S &&>(source()))")
	add("struct M { @ M &operator=(const M &) { return *this; } int m = 1; }; struct S { M m; }; S &source();", "(source() = source()).m.m")
	add("struct S { @ S &operator=(int) { return *this; } int m = 1; };", "(S() = 1).m")
	add("struct B { int m; @ B(int x) : m(x) { } }; struct S : B { using B::B; };", "S(1).m~S{1}.m")
	add("struct B { @ int f(int x) { return x; } }; struct S : B { using B::f; };", "S().f(1)")
	add("struct B { @ int f(int x) { return x; } }; struct S : private B { friend B; using B::f; };", "S().f(1)")
	add("@ int g() { return 1; } struct S { int m = g(); };", "S().m~S{}.m~S{2}.m~(new S)->m")
	add("@ int g() { return 1; } struct S { int m = g(); $ S() { } };", "S().m~S{}.m")
	add("@ int g() { return 1; } struct S { int m = g(); $ S(int) { } S() : m(1) { } };", "S(1).m~S().m")
	add("struct S { @ static void *operator new(unsigned long n) { return ::operator new(n); } $ static void operator delete(void *) { } int m = 1; };", "(new S)->m~(delete new S, 1)")
	add("struct S { @ void *operator new[](unsigned long n) { return ::operator new(n); } int m = 1; };", "(new S[2])->m")
	add("struct S { friend @ int f(S, int x) { return x; } };", "f(S(), 1)")
	add("struct S { friend @ int f(S, int x); }; @ int f(S, int x) { return x; }", "f(S(), 1)")
	add("template <class T> struct S { @ static T f(T x) { return x; } };", "S<int>::f(1)~S<char>::f(1)")
	add("template <class T> struct S { @ T f(T x) { return x; } };", "S<int>().f(1)")
	add("template <class T> struct S { @ T f(T x); }; template <class T> $ T S<T>::f(T x) { return x; }", "S<int>().f(1)")
	add("template <class T> struct S { @ T f(T x) { return x; } }; template <> $ int S<int>::f(int x) { return x; }", "S<int>().f(1)~S<char>().f(1)")
	add("template <class T> struct S { T m; @ S(T x) : m(x) { } };", "S<int>(1).m~S(1).m~S{1}.m")
	add("template <class T> struct S { T m; @ S(T x) : m(x) { } $ ~S() { } }; template struct S<int>;", "S<int>(1).m")
	add("template <class T> struct S { template <class U> @ U f(U x) { return x; } };", "S<int>().f(1)~S<int>().template f<int>(1)")
	add("template <class T> struct S { friend @ int f(S, int x) { return x; } };", "f(S<int>(), 1)")
	add("template <class T> struct S { @ operator T() const { return 1; } };", "S<int>()~S<int>() + 1")
	add("template <class T> struct S { @ S() { } T m; }; template <class T> struct D : S<T> { };", "D<int>().m")
	add("template <class T> struct B { @ T f(T x) { return x; } }; template <class T> struct S : B<T> { $ T g(T x) { return this->f(x); } };", "S<int>().g(1)")
	add("struct S { template <class T> @ S(T x) : m(x) { } int m; };", "S(1).m")
	add("struct S { template <class T> @ T f(T x) { return x; } };", "S().f(1)~S().f<int>(1)")
	add("struct S { template <class T> @ operator T() const { return T(); } };", "int(S())~(int)S()")
	add("struct S { @ int f(int x) & { return x; } $ int f(int x) && { return x; } }; S &source();", "S().f(1)~source().f(1)")
	add("struct S { struct I { @ static int f(int x) { return x; } }; };", "S::I::f(1)")
	add("auto l = [](int x) { return x; };", "l(1)")
	add("constexpr auto l = [](int x) { return x; };", "l(1)")
	add("struct S { @ int f(int x) { return x; } @ int f(int x) const { return x; } }; const S object;", "object.f(1)")
	add("struct S { @ static constexpr int f(int x) { return x; } };", "S::f(1)")
	add("@ int f(int x) { return x; } struct S { static constexpr int (*p)(int) = f; };", "S::p(1)")
	add("@ int f(int x) { return x; } template <int (*P)(int)> $ int g(int x) { return P(x); }", "g<f>(1)~g<&f>(1)")
	add("@ int f(int x) { return x; } template <int (*P)(int)> struct S { $ static int g(int x) { return P(x); } };", "S<f>::g(1)")
	add("@ int f(int x) { return x; } template <class F> $ int g(F p) { return p(1); }", "g(f)~g(&f)~g([](int x) { return f(x); })")
	add("@ int f(int x) { return x; } template <class F> $ constexpr int g(F p) { return p(1); }", "g(f)~g(&f)")
	add("template <class T> concept C = requires(T t) { t + 1; }; @ int f(C auto x) { return x; }", "f(1)")
	add("template <class T> @ int f(T x) requires (sizeof(T) > 1) { return x; } template <class T> $ int f(T x) requires (sizeof(T) == 1) { return x; }", "f(1)~f('a')")
	add("enum E { e }; @ int operator+(E, E) { return 1; }", "e + e")
	add("union U { int m; @ U(int x) : m(x) { } };", "U(1).m")
	add("struct A { int x; }; @ A f() { return A{1}; }", "f().x~A(f()).x")
	add("struct I { @ int operator*() const { return 1; } @ I &operator++() { return *this; } @ bool operator!=(I) const { return false; } }; struct R { @ I begin() const { return I(); } @ I end() const { return I(); } };", "({ for (int x : R()) (void)x; 1; })")
	add("struct I { @ int operator*() const { return 1; } $ I &operator++() { return *this; } $ bool operator!=(I) const { return false; } }; struct R { }; @ I begin(R); $ I end(R);", "({ for (int x : R()) (void)x; 1; })")
	add("struct X { @ X(int); $ ~X(); };", "({ X x(1); 1; })~({ X x = 1; 1; })~({ X x[2] = { 1, 2 }; 1; })~({ static X x(1); 1; })")
	add("struct X { @ X(); $ ~X(); };", "({ X x; 1; })~({ X x{}; 1; })~({ X x[2]; 1; })~({ const X &x = X(); 1; })~({ X *x = new X; delete x; 1; })~({ static X x; 1; })~({ thread_local X x; 1; })")
	add("struct X { X(); @ X(const X &); $ X(X &&); }; X made();", "({ X x = made(); X y = x; 1; })~({ X x = static_cast<X &&>(*new X); 1; })~({ X x; auto l = [x] { }; 1; })~({ X x; auto l = [=] { (void)x; }; l(); 1; })~({ struct L { X x; }; L l; L m = l; 1; })~(throw X(), 1)~({ X a[2]; auto [x, y] = a; 1; })")
	add("struct X { int a, b; }; @ X make() { return X(); }", "({ auto [x, y] = make(); x; })")
	add("struct X { @ operator bool() { return true; } };", "({ if (X()) ; 1; })~({ while (X x{}) break; 1; })~({ for (; X(); ) break; 1; })~({ do ; while (!X()); 1; })~({ if (X x{}; x) ; 1; })")
	add("struct X { @ operator int() { return 1; } };", "({ switch (X()) { default: ; } 1; })~({ int a[3]; a[X()]; })~new int[X()] ? 1 : 2~X() + X()~(X(), 1)~({ X x; x ? 1 : 2; })")
}

# Variables.
function fill_variables() {
	variable("@ int v;", "v~v = 1~v++~&v~*&v~(v)~v += 2~sizeof v~v ? 1 : 2~(v, 1)~+v")
	variable("@ int v = 1;", "v~v = 2~&v")
	variable("@ const int v = 1;", "v~&v~*&v~sizeof v~v + 1")
	variable("@ const double v = 1;", "v~&v~(int)v")
	variable("@ constexpr int v = 1;", "v~&v~*&v~v + 1~({ const int &r = v; r; })")
	variable("@ constexpr float v = 1;", "v~&v")
	variable("static @ int v;", "v~v = 1~&v")
	variable("static @ const int v = 1;", "v~&v")
	variable("extern @ int v;", "v~v = 1~&v")
	variable("extern @ const int v;", "v~&v")
	variable("inline @ int v = 1;", "v~v = 1")
	variable("@ int v[3];", "v[1]~v[1] = 2~&v[1]~*v~v~&v~sizeof v~({ for (int x : v) (void)x; 1; })~({ auto [x, y, z] = v; 1; })~({ auto &[x, y, z] = v; 1; })")
	variable("@ const int v[3] = { 1, 2, 3 };", "v[1]~&v[1]~*v~v~v[v[0]]~sizeof v")
	variable("@ constexpr int v[3] = { 1, 2, 3 };", "v[1]~&v[1]~*v~v~sizeof v~v[v[0]]")
	variable("extern @ int v[];", "v[1]~v")
	variable("int target; @ int &v = target;", "v~v = 1~&v")
	variable("@ int target; int &v = target;", "v~v = 1~&v")
	variable("@ int target; int *v = &target;", "*v~v")
	variable("@ int *v;", "v~*v~v[1]~v = nullptr~&v")
	variable("struct A { int x; int y; }; @ A v;", "v.x~v.x = 1~&v~&v.x~v = A()~({ auto [a, b] = v; a; })~({ auto &[a, b] = v; a; })~A(v).x")
	variable("struct A { int x; int y; }; @ const A v = { 1, 2 };", "v.x~&v.x~v.x + v.y~({ A a = v; a.x; })")
	variable("struct A { int x; int y; }; @ constexpr A v = { 1, 2 };", "v.x~&v.x~v.x + v.y~({ A a = v; a.x; })")
	variable("struct A { int x; int f() const { return x; } }; @ A v;", "v.f()~v.x~(&v)->f()")
	variable("struct A { int x; __attribute__((host)) __attribute__((device)) constexpr int f() const { return x; } }; @ constexpr A v = { 1 };", "v.f()~v.x~v.A::f()")
	variable("struct S { static @ int v; }; @ int S::v;", "S::v~S::v = 1~&S::v~S().v")
	variable("struct S { static @ int v; };", "S::v~S::v = 1~&S::v~S().v")
	variable("struct S { static const @ int v = 1; };", "S::v~&S::v~S().v~S::v + 1")
	variable("struct S { static constexpr @ int v = 1; };", "S::v~&S::v~S().v~S::v + 1")
	variable("struct S { inline static @ int v = 1; };", "S::v~S::v = 2~&S::v")
	variable("struct S { static constexpr int v[2] = { 1, 2 }; };", "S::v[0]~&S::v[1]~S::v")
	variable("struct A { int x; }; struct S { static constexpr A v = { 1 }; };", "S::v.x~&S::v~&S::v.x")
	variable("template <class T> struct S { static @ T v; }; template <class T> @ T S<T>::v;", "S<int>::v~S<int>::v = 1~&S<int>::v")
	variable("template <class T> struct S { static constexpr @ T v = 1; };", "S<int>::v~&S<int>::v")
	variable("template <class T> @ T v;", "v<int>~v<int> = 1~&v<int>")
	variable("template <class T> @ constexpr T v = 1;", "v<int>~&v<int>~v<int> + 1")
	variable("template <class T> @ const T v = 1;", "v<int>~&v<int>")
	variable("namespace { @ int v; }", "v~v = 1~&v")
	variable("namespace inner { @ int v; } using inner::v;", "v~inner::v~&v")
	variable("static union { @ int v; };", "v")
	variable("int &r();  @ int v = 1; int *p = &v;", "v~*p~r()")
	variable("thread_local @ int v;", "v~v = 1")
	variable("@ volatile int v;", "v~v = 1~&v")
	variable("@ int v, w;", "v + w~v = w~(v = 1, w = 2)")
	variable("@ int (*v)(int);", "v(1)~v~v = nullptr")
	variable("enum E { e, f }; @ const E v = f;", "v~&v")
	variable("@ int v asm(\"name\");", "v")
	variable("struct A { int x; A() : x(1) { } }; @ A v;", "v.x")
	variable("struct A { int x; ~A() { } }; @ A v;", "v.x")
	variable("struct A { int x; constexpr A() : x(1) { } }; @ A v;", "v.x")
	variable("struct A { int x; constexpr A(int y) : x(y) { } }; @ A v = 2;", "v.x~v.x = 2")
	variable("int g(); @ int v = g();", "v")
	variable("@ int v = sizeof(int);", "v")
	variable("@ auto v = 1;", "v~&v")
	variable("@ bool v; @ const bool w = true;", "v || w~v && !w")
	variable("@ int v; auto &r = v; const int &c = v;", "r~c~&r")
	variable("struct A { int m[3]; }; @ A v;", "v.m[1]~v.m~&v.m[1]~*v.m")
	variable("struct A { struct { int x; } y; }; @ A v;", "v.y.x~&v.y~v.y.x = 1")
	variable("@ char v[] = \"abc\";", "v[0]~v~&v")
	variable("@ const char *v = \"abc\";", "v[0]~v~*v")
	variable("@ constexpr const char *v = \"abc\";", "v[0]~v~*v")
}

# What is done with E.
function fill_uses() {
	use("E;"); use("E;"); use("E;"); use("E;")
	use("return (void)(E);"); use("int x = E;"); use("int x(E);"); use("int x{ E };"); use("auto x = E;"); use("auto &&x = E;"); use("const auto &x = E;")
	use("decltype(auto) x = E;"); use("const int x = E;"); use("constexpr int x = E;"); use("static int x = E;"); use("static const int x = E;")
	use("static constexpr int x = E;"); use("thread_local int x = E;")
	use("static __attribute__((device)) int x = E;"); use("static __attribute__((constant)) int x = E;"); use("__attribute__((shared)) int x = E;"); use("static __attribute__((managed)) int x = E;")
	use("(void)sizeof(E);"); use("(void)noexcept(E);"); use("decltype(E) *x;"); use("__typeof__(E) *x;"); use("(void)alignof(decltype(E));"); use("using X = decltype(E);")
	use("if constexpr (false) E;"); use("if constexpr (true) E; else { }"); use("if constexpr (sizeof(E) == 4) { }"); use("if (false) E;"); use("if (E) { }"); use("if constexpr (E) { }")
	use("if (int x = E) { }"); use("if (int x = E; x) { }"); use("int a[E];"); use("static_assert(E == 1, \"\");"); use("static_assert(sizeof(E) > 0);"); use("throw E;")
	use("while (E) break;"); use("do { } while (E);"); use("for (E; ; ) break;"); use("for (; E; ) break;"); use("for (; ; E) break;"); use("for (int x = E; x; ) break;")
	use("switch (E) { }"); use("switch (1) { case E: ; }"); use("switch (E) { case 1: return; default: ; }"); use("true ? 1 : (E);"); use("(E) ? 1 : 2;"); use("false && (E);"); use("true || (E);"); use("(E), 1;"); use("1, E;")
	use("[] { return E; };"); use("[] { return E; }();"); use("[&] { return E; }();"); use("[](int y = E) { return y; }();"); use("[y = E] { return y; }();"); use("auto l = [](auto t) { return E; };"); use("auto l = [](auto t) { return E; }; l(1);")
	use("auto l = [] __attribute__((device)) { return E; };"); use("auto l = [] __attribute__((host)) __attribute__((device)) { return E; };"); use("auto l = []() constexpr { return E; }; l();"); use("[] { if constexpr (false) E; }();")
	use("[] { return [] { return E; }(); }();")
	use("(void)new int(E);"); use("(void)new int[E];"); use("alignas(sizeof(E)) int x;"); use("(void)__builtin_constant_p(E);"); use("(void)!(E);"); use("int x[] = { 1, E };"); use("struct A { int x; int y = 2; } a = { E }; (void)a;")
	use("asm(\"\" :: \"r\"(E));"); use("try { E; } catch (...) { }"); use("try { } catch (...) { E; }"); use("{ { E; } }"); use("take(E);"); use("take(1, E);"); use("variadic(1, E);"); use("template_taking(E);"); use("both_taking(E);")
	use("(void)static_cast<long>(E);"); use("(void)(long)(E);"); use("(void)reinterpret_cast<const char &>(E);"); use("struct L { int m = E; }; L l;"); use("struct L { static int run() { return E; } }; L::run();"); use("struct L { int run() { return E; } };")
	use("enum { e = E };"); use("struct L { int b : E; };"); use("number<E> x;"); use("number<sizeof(E)> x;"); use("(void)type<decltype(E)>();"); use("__builtin_assume(E);"); use("for (int x : { E, 2 }) (void)x;")
	use("label: E; goto label;"); use("int x; x = E;"); use("int x = 0; x += E;"); use("int x = 0; return x == 1 ? (void)(E) : (void)0;"); use("int x = 1; switch (x) { case 1: E; break; case 2: E; }")
	use("extern int other; other = E;"); use("int &&x = E;"); use("const int &x = E;"); use("volatile int x = E;"); use("register int x = E;"); use("int x = (E) + (E);"); use("return; E;"); use("(void)__func__; E;")
	use("auto [x, y] = pair{ E, 2 };"); use("(void)typeid(E);"); use("char x = E;"); use("int x = E, y = E;"); use("int *x = new int{ E }; delete x;"); use("(void)__builtin_choose_expr(1, E, 2);"); use("(void)__builtin_expect(E, 1);")
	use("(void)requires { E; };"); use("static_assert(requires { E; });"); use("if constexpr (requires { E; }) { }"); use("[]<class T>(T) { return E; };"); use("static_assert(!noexcept(E));"); use("constinit static int x = E;"); use("if consteval { E; } else { E; }")
	use("if (__builtin_is_constant_evaluated()) E;"); use("__attribute__((nv_pure)) int x = E;"); use("if constexpr (!sizeof(E)) { E; } else { E; }")
}

# Where U, a statement, stands, or E.
function fill_contexts() {
	around("# void user() { U }"); around("# void user() { U }"); around("# void user() { U }"); around("# void user() { U }"); around("# void user() { U }"); around("# void user() { U }"); around("# void user() { U }"); around("# void user() { U }")
	around("# inline void user() { U }"); around("# static void user() { U }"); around("# void user() noexcept { U }"); around("# constexpr void user() { U }"); around("__attribute__((global)) void user() { U }"); around("__attribute__((global)) void user() { U }")
	around("__attribute__((global)) void user() { U }"); around("__attribute__((global)) void user() { U }")
	around("template <class T> __attribute__((global)) void user(T t) { U }"); around("template <class T> __attribute__((global)) void user(T t) { U } template __attribute__((global)) void user(int);")
	around("template <class T> # void user(T t) { U }"); around("template <class T> # void user(T t) { U } void instance() { user(1); }"); around("template <class T> # void user(T t) { U } template # void user(int);"); around("template <class T> # void user(T t) { } template <> # void user(int t) { U }")
	around("template <class T> # constexpr void user(T t) { U } void instance() { user(1); }"); around("template <class T> # constexpr void user(T t) { U } __attribute__((device)) void instance() { user(1); }"); around("# auto user() { U }"); around("# decltype(auto) user() { U }"); around("template <class T> # auto user(T t) { U } void instance() { user(1); }")
	around("template <class T> __attribute__((global)) void user(T t) { U } void instance() { user<<<1, 1>>>(1); }")
	around("struct user { # void run() { U } };"); around("struct user { # static void run() { U } };"); around("struct user { # user() { U } };"); around("struct user { # ~user() { U } };"); around("struct user { # virtual void run() { U } };"); around("struct user { # void run(); }; # void user::run() { U }"); around("struct user { # operator int() { { U } return 1; } };")
	around("struct user { # void operator()() const { U } };"); around("struct user { friend # void run(user) { U } };"); around("template <class T> struct user { # void run() { U } };"); around("template <class T> struct user { # void run() { U } }; void instance() { user<int>().run(); }")
	around("template <class T> struct user { # void run() { U } }; template struct user<int>;"); around("template <class T> struct user { # void run(); }; template <class T> # void user<T>::run() { U }"); around("template <class T> struct user { # user() { U } }; user<int> object;"); around("template <class T> struct user { template <class V> # void run(V) { U } }; void instance() { user<int>().run(1); }")
	around("struct user { # user() try { U } catch (...) { } };"); around("# void user() try { U } catch (...) { }"); around("extern \"C\" # void c_user() { U }"); around("# void outer() { struct user { void run() { U } }; }"); around("# void outer() { struct user { # void run() { U } }; }")
	around("# void outer() { auto l = [] { U }; }"); around("# void outer() { auto l = [](auto t) { U }; l(1); }"); around("auto user = [] { U };"); around("auto user = [](auto) { U }; void instance() { user(1); }"); around("struct user { struct inner { # void run() { U } }; };"); around("# __inline__ __attribute__((always_inline)) void user() { U }")
	around("#pragma nv_exec_check_disable\n# void user() { U }"); around("#pragma nv_diag_suppress 20014\n# void user() { U }"); around("template <int N> # void user() { U }"); around("template <int N> # void user() { U } template # void user<1>();"); around("template <class... T> # void user(T... t) { U } void instance() { user(1, 2); }")
	around("int user = E;"); around("static int user = E;"); around("const int user = E;"); around("constexpr int user = E;"); around("auto user = E;"); around("inline int user = E;"); around("thread_local int user = E;"); around("__attribute__((device)) int user = E;"); around("__attribute__((constant)) int user = E;"); around("__attribute__((managed)) int user = E;")
	around("__attribute__((device)) const int user = E;"); around("constexpr __attribute__((device)) int user = E;"); around("template <class T> int user = E; int instance = user<int>;"); around("template <class T> __attribute__((device)) int user = E;"); around("struct user { static inline int m = E; };"); around("struct user { static constexpr int m = E; };")
	around("struct user { static const int m; }; const int user::m = E;"); around("struct user { int m = E; };"); around("struct user { int m = E; }; # void instance() { user u; }"); around("struct user { int m = E; # user() { } };"); around("struct user { int m; # user() : m(E) { } };"); around("struct user { int m; # user() : m{ E } { } };")
	around("struct base { # base(int); }; struct user : base { # user() : base(E) { } };"); around("struct user { # user(int); # user() : user(E) { } };"); around("# void user(int a = E);"); around("# void user(int a = E); # void instance() { user(); }"); around("# auto user() -> decltype(E);"); around("# void user() noexcept(noexcept(E));")
	around("# void user(int a[sizeof(E)]);"); around("template <int N = E> # void user() { }"); around("template <class T = decltype(E)> # void user() { } void instance() { user<>(); }"); around("template <class T> # decltype(E) user(T);"); around("enum user { e = E };"); around("struct user { int b : E; };"); around("static_assert(E == 1);"); around("using user = decltype(E);")
	around("int user[E];"); around("number<E> user;"); around("# int user() { return E; }"); around("# auto user() { return E; }"); around("# decltype(auto) user() { return E; }"); around("# constexpr int user() { return E; }"); around("# constexpr int user() { return E; } int instance = user();"); around("template <class T> # T user(T) { return E; }")
	around("template <class T> # constexpr T user(T) { return E; }  constexpr int instance = user(1);"); around("# int user(int x) { return x ? E : 0; }"); around("# long user() { return E; }"); around("# int user() { return { E }; }"); around("# const int &user() { return E; }"); around("template <class T> requires (sizeof(E) > 1) # void user(T) { }"); around("template <class T> concept user = requires { E; };")
	around("template <class T> # auto user(T t) -> decltype(t + E) { return t; } void instance() { user(1); }"); around("struct user { # bool operator==(const user &) const = default; int m = E; };"); around("alignas(sizeof(E)) int user;"); around("# void user() requires (sizeof(E) > 1);"); around("template <class T> struct user { T m = E; }; # void instance() { user<int> u; }"); around("template <class T> struct user { static inline T m = E; };")
	around("template <class T> struct user { T m; # user() : m(E) { } }; user<int> object;"); around("struct user { int m; } instance = { E };"); around("int user[] = { 1, E };"); around("# int user(int a = E) { return a; } int instance = user();"); around("struct user { # user(int a = E) { } } instance;"); around("struct user { # static int run(int a = E); };")
	around("auto user = [x = E] { return x; };"); around("auto user = [](int a = E) { return a; };"); around("extern int user; int user = E;"); around("int &&user = E;"); around("const int &user = E;"); around("__attribute__((global)) void user(int a = E);")
}

function declaration_of(cell, text, expressions) {
	if (uniform() < 0.6) {
		cell = 1 + int(uniform() * entities)
		text = put(put(entity[cell], "@", space()), "$", space())
		expressions = expression[cell]
	} else {
		cell = 1 + int(uniform() * variable_count)
		text = put(variables[cell], "@", memory())
		expressions = variable_expression[cell]
	}
	chosen = one_of(expressions)
	return text
}
function squeeze(text) { gsub(/  +/, " ", text); gsub(/ ;/, ";", text); return text }

BEGIN {
	seed_uniform(seed)
	fill_functions(); fill_variables(); fill_uses(); fill_contexts()
	cxx20 = uniform() < 0.4
	flags = one_of("~~~--relaxed_constexpr~--extended-lambda~--device-c~--relaxed_constexpr --extended-lambda~--extended-lambda --device-c")
	if (cxx20) flags = flags " --c++20"
	print "// flags: " flags
	print "// seed " seed
	print "namespace std { typedef decltype(sizeof 0) size_t; struct type_info; template <class T> struct initializer_list { const T *p; size_t n; constexpr const T *begin() const { return p; } constexpr const T *end() const { return p + n; } }; }"
	print "void take(int); void take(int, int); void variadic(int, ...); template <class T> void template_taking(T) { } template <class T> __attribute__((host)) __attribute__((device)) void both_taking(T) { }"
	print "template <long N> struct number { }; template <class T> struct type { }; struct pair { int x, y; };"
	print "typedef int cudaError_t; struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; extern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = 0); template <class T> cudaError_t cudaLaunchKernel(const T *, dim3, dim3, void **, unsigned long = 0, void * = 0);"
	for (i = 1; i <= cells; i++) {
		do {
			text = declaration_of()
			context = contexts[1 + int(uniform() * context_count)]
			in_block = index(context, "U")
			if (in_block) context = put(context, "U", uses[1 + int(uniform() * use_count)])
		} while (!cxx20 && (text " " context) ~ /requires|concept|consteval|constinit|\[\]<|operator==.*default/ || !in_block && chosen ~ /\(\{/)
		# A pragma stays as it is: its sign is at the beginning of a line.
		sub(/^#pragma/, "\001pragma", context)
		context = put(put(put(context, "#", space()), "\001", "#"), "E", chosen)
		if (context ~ /^#pragma/) print squeeze("namespace n" i " { " put(text, "n::", "n" i "::")) "\n" squeeze(context " }")
		else print squeeze("namespace n" i " { " put(text, "n::", "n" i "::")) "\n\t" squeeze(context " }")
	}
}
