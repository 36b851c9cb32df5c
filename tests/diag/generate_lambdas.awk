# A random program about extended lambdas: awk -v seed=N -v cells=N -f generate_lambdas.awk
# Each namespace has a function of some kind with a lambda in it. In the tables L is a lambda, V the variables that lambdas capture, and
# X an expression with a lambda. With valid=1 what the restrictions on extended lambdas forbid is left out.

function place(text) { places[++place_count] = text }
function wrong_place(text) { if (!valid) place(text) }
function expression(text) { expressions[++expression_count] = text }
function capture(text) { captures[++capture_count] = text }
function wrong_capture(text) { if (!valid) capture(text) }
function statement(text) { statements[++statement_count] = text }
function parameters(text) { parameter_lists[++parameter_count] = text }
function put(text, sign, replacement, at, done) {   # the first sign in it replaced
	at = index(text, sign)
	return at ? substr(text, 1, at - 1) replacement substr(text, at + length(sign)) : text
}
function chance(part) { return rand() < part }

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
	place("struct C { int m; void f(int n) { V X } };")
	place("struct C { int m; void f(int n) const; }; void C::f(int n) const { V X }")
	place("struct C { int m; static void f(int n) { V X } };")
	place("struct C { int m; int operator()(int n) { V X return n; } };")
	place("struct C { int m; operator int() { int n = 1; V X return n; } };")
	place("template <class T> struct C { T m; void f(int n) { V X } }; template struct C<int>;")
	place("template <class T> struct C { T m; template <class U> void f(U n) const { V X } }; void instance() { C<int>().f(1); }")
	place("struct O { struct C { int m; void f(int n) { V X } }; };")
	place("void f(int n) { auto outer = [=] { V X }; }")
	place("void f(int n) { auto outer = [&](int z) { V X return z; }; }")
	place("void f(int n) { V if constexpr (sizeof(n) == 4) { X } else { } }")
	place("void f(int n) { V for (int i = n; i < 3; i++) { X } }")
	place("void f(int n) { V switch (n) { case 1: { X } default: break; } }")
	place("void f(int n) { V try { X } catch (int) { X } }")
	place("auto f(int n) -> int { V X return n; }")
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
	expression("if (use(L)) { }")
	expression("int init[] = { use(L), 2 };")
	expression("for (int i = use(L); i < 2; i++) { }")
	expression("(void)(n ? use(L) : use(L));")
	expression("Hold<int> h{ use(L) };")
	expression("auto pass = [=] { return use(L); };")
	expression("auto pass = [q = use(L)] { return q; };")
	expression("(void)sizeof(use(L));")
	if (!valid) {
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
	capture("n"); capture("=, p"); capture("n, p"); capture("arr"); capture("s"); capture("ci"); capture("ce"); capture("r")
	capture("q = n"); capture("q(n)"); capture("q{ n }"); capture("=, q = n + 1"); capture("q = s"); capture("q = p, w = ci")
	capture("cs"); capture("ptr"); capture("q = 'c', n")
	wrong_capture("&"); wrong_capture("&n"); wrong_capture("=, &n"); wrong_capture("&, n"); wrong_capture("&q = n"); wrong_capture("n, n")
	wrong_capture("=, n"); wrong_capture("this"); wrong_capture("*this"); wrong_capture("=, this"); wrong_capture("=, *this"); wrong_capture("q = arr")
	wrong_capture("deep"); wrong_capture("rigid"); wrong_capture("heavy"); wrong_capture("st"); wrong_capture("global"); wrong_capture("q = { 1 }")
	wrong_capture("args..."); wrong_capture("q = local"); wrong_capture("local"); wrong_capture("hidden"); wrong_capture("none"); wrong_capture("q = hidden")
	wrong_capture("q = deep"); wrong_capture("q = \"text\""); wrong_capture("m"); wrong_capture("bound"); wrong_capture("fixed")
}

function fill_statements() {
	statement(""); statement(""); statement("(void)n;"); statement("return n;"); statement("return 1;"); statement("(void)arr[1][0]; (void)p;")
	statement("return ci + ce;"); statement("(void)&ci;"); statement("return s.a;"); statement("if (n) return n; return 2;"); statement("int n = 2; return n;")
	statement("auto in = [=] { return n; }; return in();"); statement("return sizeof(n);"); statement("if constexpr (sizeof(n) > 2) { int k = 1; return k; }")
	statement("return r + st;"); statement("struct In { int a; }; In in{ 1 }; return in.a;")
	if (!valid) {
		statement("n = 1;"); statement("(void)m;"); statement("(void)this;"); statement("if constexpr (sizeof(int) == 4) { (void)n; }"); statement("(void)deep; (void)rigid;")
		statement("host();"); statement("return local;"); statement("auto in = [] DEVICE { }; in();"); statement("return hidden;"); statement("auto in = [=] HOST DEVICE { return n; }; in();")
		statement("(void)heavy; (void)fixed;"); statement("return [](auto z) { return z; }(n);"); statement("bound++;"); statement("return undeclared;"); statement("return nullptr; return 1;")
		statement("static int counter; counter++;"); statement("(void)global;")
	}
}

function fill_parameters() {
	parameters(""); parameters("()"); parameters("()"); parameters("(int x)"); parameters("(int x, float *y = nullptr)"); parameters("(const S &x)")
	if (!valid) {
		parameters("(auto x)"); parameters("(Local x)"); parameters("(Hidden x)"); parameters("(int n)"); parameters("(int x = n)"); parameters("(auto... x)"); parameters("(...)")
	}
}

function variables(text) {
	text = "int *p = nullptr, arr[2][3] = { }, &r = st; S s; const int ci = 3; constexpr int ce = 4; const S cs = s; void (*ptr)(int) = nullptr;"
	if (!valid) text = text " struct Local { int a; } local; Outer::Hidden_ hidden; using Hidden = Outer::Hidden_; int deep[1][1][1][1][1][1][1][1]; Rigid rigid[2] = { 1, 2 }; Heavy heavy; const int fixed[2] = { 1, 2 }; auto [bound, other] = s;"
	return text
}

function space(n) {
	n = rand()
	if (n < 0.5) return "DEVICE"
	if (n < 0.85) return "HOST DEVICE"
	return valid ? "DEVICE" : n < 0.9 ? "HOST" : n < 0.95 ? "DEVICE HOST" : ""
}
function specifiers(text) {
	if (chance(0.12)) text = text " mutable"
	if (!valid && chance(0.04)) text = text " constexpr"
	if (chance(0.08)) text = text " noexcept"
	if (!valid && chance(0.02)) text = text " noexcept(false)"
	if (chance(0.12)) text = text (chance(0.5) ? " -> int" : chance(0.5) ? " -> auto" : valid ? " -> decltype(1)" : " -> Local")
	return text
}
function lambda(list, tail, body) {
	list = parameter_lists[1 + int(rand() * parameter_count)]
	tail = specifiers("")
	body = statements[1 + int(rand() * statement_count)]
	if (!valid && chance(0.15)) body = statements[1 + int(rand() * statement_count)] " " body
	if (tail != "" && list == "") list = "()"
	if (index(tail, "->") && body !~ /return/) body = body " return 1;"
	return "[" captures[1 + int(rand() * capture_count)] "] " space() " " list tail " { " body " }"
}
function filled(text) {
	while (index(text, "X0")) text = put(text, "X0", "use(" lambda() ")")
	while (match(text, /X /)) text = put(text, "X ", expressions[1 + int(rand() * expression_count)] " ")
	while (match(text, /V /)) text = put(text, "V ", variables() " ")
	while (match(text, /[^A-Za-z_]L[^A-Za-z_]/)) text = substr(text, 1, RSTART) lambda() substr(text, RSTART + 2)
	gsub(/NUMBER/, seed "_" cell, text)
	gsub(/DEVICE/, "__attribute__((device))", text)
	gsub(/HOST/, "__attribute__((host))", text)
	gsub(/GLOBAL/, "__attribute__((global))", text)
	return text
}

BEGIN {
	srand(seed)
	fill_places(); fill_expressions(); fill_captures(); fill_statements(); fill_parameters()
	if (!valid) print "// flags:" (chance(0.9) ? " --extended-lambda" : "") (chance(0.3) ? " --c++20" : "")
	print "namespace std { template <class T> struct initializer_list { const T *first; unsigned long size; }; }"
	print "struct S { int a, b; }; int st, global; template <class T> struct Hold { T t; }; void host();"
	print "struct Rigid { Rigid(int); }; struct Heavy { int a; Heavy(); Heavy(const Heavy &); }; class Outer { class Hidden { }; public: using Hidden_ = Hidden; };"
	print "template <class... F> int use(F... f) { return sizeof...(f); }"
	for (cell = 1; cell <= cells; cell++)
		print "namespace cell" cell " {\n" filled(places[1 + int(rand() * place_count)]) "\n}"
}
