# A random program about extended lambdas: awk -f random.awk -v seed=N -v cells=N -f generate_lambdas.awk
# Each namespace has a function of some kind with a lambda in it. In the tables L is a lambda, V the variables that lambdas capture, and
# X an expression with a lambda. With valid=1 what the restrictions on extended lambdas forbid is left out.

function place(text) { places[++place_count] = text }
function wrong_place(text) { if (!valid) place(text) }
function expression(text) { expressions[++expression_count] = text }
function capture(text) { captures[++capture_count] = text }
function wrong_capture(text) { if (!valid) capture(text) }
function statement(text, names) { statements[++statement_count] = text; needs[statement_count] = names }
function parameters(text) { parameter_lists[++parameter_count] = text }
function put(text, sign, replacement, at, done) {   # the first sign in it replaced
	at = index(text, sign)
	return at ? substr(text, 1, at - 1) replacement substr(text, at + length(sign)) : text
}
function chance(part) { return uniform() < part }

# Those of places in nonstatic members begin with "struct C" or "template <class T> struct C" and have an M.
function fill_places() {
	place("int f(int n) { V X return n; }")
	place("static int f(int n) { V X return n; }")
	place("inline void f(int n, int *__restrict__ = nullptr) { V X }")
	place("extern \"C\" void c_NUMBER(int n) { V X }")
	place("namespace { void f(int n) { V X } }")
	place("inline namespace inner { void f(int n) { V X } }")
	place("template <class T> void f(T n) { V X } template void f(int);")
	place("template <class T, int N = 2> T f(T n) { V X return n; } int instance = f(1);")
	place("template <class T> void f(T n) { V X }")
	place("struct C { int m; void f(int n) { M V X } };")
	place("struct C { int m; void f(int n) const; }; void C::f(int n) const { M V X }")
	place("struct C { int m; static void f(int n) { V X } };")
	place("struct C { int m; int operator()(int n) { M V X return n; } };")
	place("struct C { int m; operator int() { int n = 1; M V X return n; } };")
	place("template <class T> struct C { T m; void f(int n) { M V X } }; template struct C<int>;")
	place("template <class T> struct C { T m; template <class U> void f(U n) const { M V X } }; void instance() { C<int>().f(1); }")
	place("struct O { struct C { int m; void f(int n) { M V X } }; };")
	place("void f(int n) { auto outer = [=] { V X }; }")
	place("void f(int n) { auto outer = [&](int z) { V X return z; }; }")
	place("void f(int n) { V if constexpr (sizeof(n) == 4) { X } else { } }")
	place("void f(int n) { V for (int i = n; i < 3; i++) { X } }")
	place("void f(int n) { V switch (n) { case 1: { X } default: break; } }")
	place("void f(int n) { V try { X } catch (int) { X } }")
	place("auto f(int n) -> int { V X return n; }")
	place("struct B { int b; }; struct C : B { int m; virtual void f(int n) { M V X } };")
	place("struct C { int m; C &operator=(int n); }; C &C::operator=(int n) { M V X return *this; }")
	place("template <class T> struct C { T m; struct In { T t; int f(int n) { V X return n; } }; }; int instance = C<char>::In().f(1);")
	place("template <class T> struct C; template <class T> struct C<T *> { T m; void f(int n) { M V X } }; template struct C<int *>;")
	place("template <class T> struct C { T m; void f(int n); }; template <class T> void C<T>::f(int n) { M V X } template <> void C<char>::f(int n) { M V X } template struct C<int>;")
	place("template <class T> void f(T n) { V X } template <> void f(char n) { V X } template <> void f<float>(float n) { V X }")
	place("struct C { int m; friend void g(C *, int n); }; void g(C *, int n) { V X }")
	place("void f(int n) { V for (int i : { 1, 2 }) { X } }")
	place("void f(int n) { V while (int i = n--) { X } do { X } while (0); }")
	place("void f(int n) { V if (int i = 1; i) { X } else { X } }")
	place("int f(int n) try { V X return n; } catch (...) { return 1; }")
	place("void f(int n) { struct Local { int a; }; V { using S = Local; } X }")
	place("enum E { e1 }; void f(E e, int n) { V X }")
	place("void f(...) { int n = 1; V X }")
	place("template <class... A> void f(int n, A... args) { V X } void instance() { f(1, 2, 'c'); }")
	wrong_place("auto f(int n) { V X return n; }")
	wrong_place("struct C { int m; C(int n) { V X } };")
	wrong_place("struct C { int m; ~C() { int n = 1; V X } };")
	wrong_place("class C { int m; void f(int n) { V X } };")
	wrong_place("class C { int m; protected: static void f(int n) { V X } };")
	wrong_place("class O { struct C { int m; void f(int n) { V X } }; };")
	wrong_place("struct { int m; void f(int n) { V X } } object;")
	wrong_place("void f(int n) { struct C { int m; void g(int n) { V X } }; }")
	wrong_place("void f(int n) { auto outer = [=](auto z) { V X }; outer(1); }")
	wrong_place("void f(int n) { auto outer = [=] DEVICE { V X }; }")
	wrong_place("void f(int n) { auto outer = [=] HOST DEVICE { V X }; }")
	wrong_place("HOST DEVICE void f(int n) { V X }")
	wrong_place("DEVICE void f(int n) { V X }")
	wrong_place("GLOBAL void f(int n) { V X }")
	wrong_place("template <class> void f(int n) { V X } template void f<int>(int);")
	wrong_place("template <class T, int> void f(T n) { V X } void instance() { f<int, 1>(1); }")
	wrong_place("template <class T, class...> void f(T n) { V X } void instance() { f(1); }")
	wrong_place("template <class... A, class T> void f(T n) { V X } void instance() { f(1); }")
	wrong_place("template <class> struct C { int m; void f(int n) { V X } }; template struct C<int>;")
	wrong_place("class P { struct T { }; template <class T> static void g(T n) { } public: template <class U> static void f(int n) { V X } static void h() { f<T>(1); } };")
	wrong_place("template <class T> void f(int n) { V X } void g() { struct Local { }; f<Local>(1); }")
	wrong_place("void f(int n) noexcept { V X }")
	wrong_place("constexpr int f(int n) { return sizeof(X0); }")
	wrong_place("void f(int n) { V if constexpr (false) { X } else { X } }")
	wrong_place("template <class T> void f(T n) { V if constexpr (sizeof(T) == 4) { X } else { X } } template void f(int); template void f(char);")
	wrong_place("int n; auto f = L;")
	wrong_place("int n; struct C { int m = use(L); };")
	wrong_place("int n; int f(int m = use(L));")
	wrong_place("void f(int n) { auto outer = [] { return [](auto z) { int n = 1; V X }; }; }")
	wrong_place("struct C { int m; friend void f(C, int n) { V X } };")
	wrong_place("struct C { int m; C &operator=(const C &) = default; void f(int n = use([] DEVICE { })) { V X } };")
}

function fill_expressions() {
	expression("use(L);")
	expression("auto l = L;")
	expression("auto l = L; use(l);")
	expression("use(L, L);")
	expression("static auto l = L;")
	expression("const auto &l = L;")
	expression("auto &&l = L; use(l, l);")
	expression("Hold<decltype(use(1))> h{ use(L) };")
	expression("(use(L), use(L));")
	expression("new int(use(L));")
	expression("auto pass = [=](auto z) { return z; }; pass(L); use(pass(L));")
	expression("int k = use(L) + use(L) * use(L);")
	if (valid) expression("LAMBDA(use, L);")
	expression("auto twice = [&] { auto once = [&] { return use(L); }; return once(); };")
	expression("if (use(L)) { }")
	expression("int init[] = { use(L), 2 };")
	expression("for (int i = use(L); i < 2; i++) { }")
	expression("(void)(n ? use(L) : use(L));")
	expression("Hold<int> h{ use(L) };")
	expression("auto pass = [&] { return use(L); };")
	if (!valid) expression("auto pass = [=] { return use(L); };")
	expression("auto pass = [q = use(L)] { return q; };")
		if (!valid) {
		expression("auto l = L, k = l; use(k);")
		expression("(void)sizeof(use(L));")
		expression("return use(L);")
		expression("constexpr auto l = L;")
		expression("decltype(L) *q = nullptr;")
		expression("auto l = L; l();")
		expression("(L)();")
		expression("int (*q)() = L;")
	}
}

function fill_captures() {
	capture(""); capture(""); capture("="); capture("="); capture("=")
	capture("n"); wrong_capture("=, p"); capture("n, p"); capture("arr"); capture("s"); capture("ci"); capture("ce"); capture("r")
	capture("q = n"); capture("q(n)"); wrong_capture("q{ n }"); capture("=, q = n + 1"); capture("q = s"); capture("q = p, w = ci")
	capture("cs"); capture("ptr"); capture("q = 'c', n")
	capture("cube"); capture("copied"); capture("q = copied"); capture("n, arr, p, s, cs, ci"); wrong_capture("q = &n"); capture("q = n ? 1.0 : 2, w = S{ 1, 2 }")
	if (valid) { capture("this"); capture("*this"); capture("=, *this"); capture("n, this"); capture("q = this") }
	wrong_capture("&"); wrong_capture("&n"); wrong_capture("=, &n"); wrong_capture("&, n"); wrong_capture("&q = n"); wrong_capture("n, n")
	wrong_capture("=, n"); wrong_capture("this"); wrong_capture("*this"); wrong_capture("=, this"); wrong_capture("=, *this"); wrong_capture("q = arr")
	wrong_capture("deep"); wrong_capture("rigid"); wrong_capture("heavy"); wrong_capture("st"); wrong_capture("global"); wrong_capture("q = { 1 }")
	wrong_capture("args..."); wrong_capture("q = local"); wrong_capture("local"); wrong_capture("hidden"); wrong_capture("none"); wrong_capture("q = hidden")
	wrong_capture("q = deep"); wrong_capture("q = \"text\""); wrong_capture("m"); wrong_capture("bound"); wrong_capture("fixed")
}

# Behind each what it has to capture.
function fill_statements() {
	statement(""); statement(""); statement("(void)n;", "n"); statement("return n;", "n"); statement("return 1;"); statement("(void)arr[1][0]; (void)p;", "arr p")
	statement("return ci + ce;"); statement("(void)&ci;", "ci"); statement("return s.a;", "s"); statement("if (n) return " (valid ? "1" : "n") "; return 2;", "n"); statement("int n = 2; return n;")
	statement("auto in = [=] { return n; }; return in();", "n"); statement("return sizeof(n);"); statement("if constexpr (sizeof(int) > 2) { int k = 1; return k; }")
	statement("(void)m;", "m"); statement("return m + 1;", "m"); statement("return this->m;", "m"); statement("(void)cube; return copied.m;", "cube copied")
	statement("for (int i = 0; i < n; i++) { auto in = [&] { return i + n; }; in(); }", "n")
	statement("return r + 1;", "r"); statement("struct In { int a; }; In in{ 1 }; return in.a;"); statement("return n + p[0] + arr[0][1] + s.b;", "n p arr s")
	if (!valid) {
		statement("n = 1;"); statement("(void)m;"); statement("(void)this;"); statement("if constexpr (sizeof(int) == 4) { (void)n; }"); statement("(void)deep; (void)rigid;")
		statement("host();"); statement("return local;"); statement("auto in = [] DEVICE { }; in();"); statement("return hidden;"); statement("auto in = [=] HOST DEVICE { return n; }; in();")
		statement("(void)heavy; (void)fixed;"); statement("return [](auto z) { return z; }(n);"); statement("bound++;"); statement("return undeclared;"); statement("return nullptr; return 1;")
		statement("static int counter; counter++;"); statement("(void)global;"); statement("return r + st;"); statement("if constexpr (sizeof(n) > 2) { int k = 1; return k; }")
	}
}

function fill_parameters() {
	parameters(""); parameters("()"); parameters("()"); parameters("(int x)"); parameters("(int, int *x[])"); parameters("(decltype(nullptr))"); parameters("(int (*x)(int), int = 3)"); parameters("(int x, float *y = nullptr)"); parameters("(const S &x)")
	if (!valid) {
		parameters("(auto x)"); parameters("(Local x)"); parameters("(Hidden x)"); parameters("(int n)"); parameters("(int x = n)"); parameters("(auto... x)"); parameters("(...)")
	}
}

function variables(text) {
	text = "int cube[1][2][1][2] = { }; Copied copied; int *p = nullptr, arr[2][3] = { }, &r = st; S s = { 1, 2 }; const int ci = 3; constexpr int ce = 4; const S cs = s; void (*ptr)(int) = nullptr;"
	if (!valid) text = text " struct Local { int a; } local; Outer::Hidden_ hidden; using Hidden = Outer::Hidden_; int deep[1][1][1][1][1][1][1][1]; Rigid rigid[2] = { 1, 2 }; Heavy heavy; const int fixed[2] = { 1, 2 }; auto [bound, other] = s;"
	return text
}

function space(n) {
	n = uniform()
	if (n < 0.5) return "DEVICE"
	if (n < 0.85) return "HOST DEVICE"
	return valid ? "HOST DEVICE" : n < 0.9 ? "HOST" : n < 0.95 ? "DEVICE HOST" : ""
}
function specifiers(text) {
	if (chance(0.12)) text = text " mutable"
	if (!valid && chance(0.04)) text = text " constexpr"
	if (chance(0.08)) text = text " noexcept"
	if (!valid && chance(0.02)) text = text " noexcept(false)"
	if (chance(0.12)) text = text (chance(0.5) ? " -> int" : valid ? " -> decltype(1)" : chance(0.5) ? " -> auto" : " -> Local")
	return text
}
function has_names(list, names, part, n, i) {
	n = split(names, part, / /)
	for (i = 1; i <= n; i++)
		if (part[i] == "m" ? !member || list !~ /^=|(^|, )[*]?this/ : list !~ /^=/ && list !~ ("(^|, )" part[i] "(,|$)")) return 0
	return 1
}
function lambda(list, tail, body, number, spaces, introducer) {
	spaces = space()
	do introducer = captures[1 + int(uniform() * capture_count)]; while (valid && ((spaces ~ /HOST/ && introducer ~ /q/) || (!member && introducer ~ /this/)))
	list = parameter_lists[1 + int(uniform() * parameter_count)]
	do tail = specifiers(""); while (valid && tail ~ /mutable/ && spaces ~ /HOST/ && introducer ~ /c[sie]|^=/)
	do number = 1 + int(uniform() * statement_count); while (valid && !has_names(introducer, needs[number]))
	body = statements[number]
	if (!valid && chance(0.15)) body = statements[1 + int(uniform() * statement_count)] " " body
	if (tail != "" && list == "") list = "()"
	if (index(tail, "->") && body !~ /return/) body = body " return 1;"
	return "[" introducer "] " spaces " " list tail " { " body " }"
}
function filled(text) {
	member = gsub(/M V/, "V", text)
	while (index(text, "X0")) text = put(text, "X0", "use(" lambda() ")")
	while (match(text, /X /)) text = put(text, "X ", expressions[1 + int(uniform() * expression_count)] " ")
	while (match(text, /V /)) text = put(text, "V ", variables() " ")
	while (match(text, /[^A-Za-z_]L[^A-Za-z_]/)) text = substr(text, 1, RSTART) lambda() substr(text, RSTART + 2)
	gsub(/NUMBER/, seed "_" cell, text)
	gsub(/DEVICE/, "__attribute__((device))", text)
	gsub(/HOST/, "__attribute__((host))", text)
	gsub(/GLOBAL/, "__attribute__((global))", text)
	return text
}

BEGIN {
	seed_uniform(seed)
	fill_places(); fill_expressions(); fill_captures(); fill_statements(); fill_parameters()
	if (!valid) print "// flags:" (chance(0.9) ? " --extended-lambda" : "") (chance(0.3) ? " --c++20" : "")
	if (valid) print "// nvcc: --extended-lambda -std=c++17"
	else print "namespace std { template <class T> class initializer_list { const T *first; unsigned long count; constexpr initializer_list(const T *f, unsigned long n) : first(f), count(n) { } public: constexpr initializer_list() noexcept : first(0), count(0) { } }; }"
	print "struct Copied { int m; __attribute__((host)) __attribute__((device)) Copied() { } __attribute__((host)) __attribute__((device)) Copied(const Copied &o) : m(o.m) { } };"
	if (valid) print "#define LAMBDA(f, ...) f(__VA_ARGS__)\nint names_the_module;"   # an id without such a name has the time in it
	print "struct S { int a, b; }; int st, global; template <class T> struct Hold { T t; }; void host();"
	print "struct Rigid { Rigid(int); }; struct Heavy { int a; Heavy(); Heavy(const Heavy &); }; class Outer { class Hidden { }; public: using Hidden_ = Hidden; };"
	if (valid) print "template <class F> __global__ void kernel(F f) { } template <class... F> int use(F... f) { (kernel<<<1, 1>>>(f), ...); return sizeof...(f); }"
	else print "template <class... F> int use(F... f) { return sizeof...(f); }"
	for (cell = 1; cell <= cells; cell++)
		print "namespace cell" cell " {\n" filled(places[1 + int(uniform() * place_count)]) "\n}"
}
