# Random entities of all kinds of names, each in a line that can be left out, and uses of them:
# awk -f random.awk -v seed=N -v sets=N [-v std=20] -f entities.awk

function pick(list, part, n) { n = split(list, part, "@"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }

# ---- types and values that depend on nothing ----

function builtin() { return pick("int@char@long@bool@unsigned@short@signed char@unsigned char@long long@unsigned long@float@double@long double@__int128@unsigned __int128@wchar_t@char16_t@char32_t@decltype(nullptr)@__float128@unsigned short") }
function named() { return pick("S@n::E@n::In@n::S2@Scoped@Tagged@n::v1::Deep@Un@n::Alias@Union@S::Nested@S::Nested::Inner@UnE") }
function specialized(d) { return pick("C<" type(d) ">@n::P<" type(d) ", " type(d) ">@C<" type(d) ">::In@C<" type(d) ">::Tm<" type(d) ">@V<" intval() ">@V<" intval() ">::In@Tup<" types(d) ">@Seq<" ints() ">@Tt<C>@Tt<Al>@Two<" type(d) ", " intval() ">@A1<" type(d) ">@TagT<" type(d) ">@" valued()) }
function types(d,    i, n, s) { n = int(uniform() * 4); for (i = 0; i < n; i++) s = s (i ? ", " : "") type(d); return s }
function ints(    i, n, s) { n = int(uniform() * 4); for (i = 0; i < n; i++) s = s (i ? ", " : "") intval(); return s }
function intval() { return pick("0@1@-1@42@2147483647@-2147483647-1@'a'@sizeof(S)@S::one@(1 << 4)@~0") }
# A specialization with a value of another type as its argument.
function valued() { return pick("Vb<true>@Vb<false>@Vc<'x'>@Vc<'\\0'>@Vl<-5L>@Vl<1L << 40>@Vu<4000000000u>@Vull<~0ull>@Ve<n::e1>@Ve<static_cast<n::E>(7)>@Vs<Scoped::b>@Vp<&global>@Vp<nullptr>@Vp<&n::inside>@Vp<&S::stat>@Vcp<&cglobal>@Vr<global>@Vr<n::inside>@Vf<func>@Vf<&n::func2>@Vf<tfunc<int>>@Vf<S::sf>@Vfn<&nfunc>@Vm<&S::m>@Vm<nullptr>@Vmf<&S::f>@Vmf<nullptr>@Vmc<&S::cf>@Vn<nullptr>@Va<1>@Va<'c'>@Va<true>@Va<5u>@Va<&global>@Va<func>@Va<&S::m>@Va<&S::f>@Va<nullptr>@Va<n::e0>@Vn16<u'x'>@V128<-1>@V128<1>@Vsc<-3>@Vt<int, 3>@Vt<char, 'q'>@Vt<n::E, n::e1>@Vaa<1, 'a', true>@Vaa<>@Vpp<global, &cglobal>@Vlocal<&internal>@Vlocal<&n::hidden>") }
function pointer(d) { return pick(type(d) " *@const " type(d) " *@" type(d) " *const@" type(d) " volatile *@" type(d) " **@" type(d) " const *const *") }
function composed(d,    r, t) {
	r = uniform(); t = type(d)
	if (r < 0.15) return "add<" type(d) " (" pick("@" type(d) "@" type(d) ", char@...") ")" pick("@ noexcept") ">"
	if (r < 0.3) return "add<" type(d) " (int)" pick(" const@ &@ &&@ const &@ volatile@ const noexcept@ & noexcept@ const volatile &&") ">"
	if (r < 0.4) return type(d) " S::*"
	if (r < 0.5) return "same<" type(d) " (S::*)(" pick("@" type(d)) ")" pick("@ const@ &@ const & noexcept@ noexcept@ volatile") ">"
	if (r < 0.6) return "same<" type(d) " (*)(" pick("@" type(d) "@" type(d) " &&") ")" pick("@ noexcept") ">"
	if (r < 0.7) return "same<" type(d) " (&)[" (1 + int(uniform() * 20)) "]>"
	if (r < 0.78) return "same<" type(d) " (*)[2][3]>"
	if (r < 0.86) return "same<" type(d) pick(" &@ &&@ const &@ volatile &@ *&") ">"
	if (r < 0.95) return "same<" t " *" pick("const@volatile@__restrict@const volatile@") ">"
	return "same<" type(d) " (*(*)(int))(" type(d) ")>"
}
function type(d,    r) {
	r = uniform()
	if (d <= 0 || r < 0.3) return chance(0.5) ? builtin() : named()
	if (r < 0.6) return specialized(d - 1)
	if (r < 0.75) return pointer(d - 1)
	return composed(d - 1)
}

# ---- templates' parameters, and arguments for them ----

# Adds one to params, and its argument to args.
function parameter(i,    r, name) {
	r = int(uniform() * 17)
	name = "Z" i
	sep = params == "" ? "" : ", "
	if (r < 4) { params = params sep pick("class@typename") " " name; args = args sep type(2); kinds = kinds "t" }
	else if (r == 4) { params = params sep "int " name; args = args sep intval(); kinds = kinds "v" }
	else if (r == 5) { params = params sep "auto " name; args = args sep pick("1@'c'@true@&global@nullptr@n::e1@func"); kinds = kinds "v" }
	else if (r == 6) { params = params sep "int *" name; args = args sep pick("&global@nullptr@&n::inside@&S::stat"); kinds = kinds "v" }
	else if (r == 7) { params = params sep "int (*" name ")(int)"; args = args sep pick("func@&n::func2@tfunc<int>@nullptr"); kinds = kinds "v" }
	else if (r == 8) { params = params sep "int S::*" name; args = args sep pick("&S::m@nullptr"); kinds = kinds "v" }
	else if (r == 9) { params = params sep "int (S::*" name ")(int)"; args = args sep pick("&S::f@nullptr"); kinds = kinds "v" }
	else if (r == 10) { params = params sep "template<class> class " name; args = args sep pick("C@n::Q@TagT"); kinds = kinds "x" }
	else if (r == 11) { params = params sep "bool " name; args = args sep pick("true@false@(1 < 2)"); kinds = kinds "v" }
	else if (r == 12) { params = params sep "n::E " name; args = args sep pick("n::e0@n::e1"); kinds = kinds "v" }
	else if (r == 13) { params = params sep "int &" name; args = args sep pick("global@n::inside"); kinds = kinds "v" }
	else if (r == 14) { params = params sep "template<class...> class " name; args = args sep pick("Tup@n::Pk"); kinds = kinds "y" }
	else if (r == 15) { params = params sep "Scoped " name; args = args sep "Scoped::" pick("a@b"); kinds = kinds "v" }
	else { params = params sep "unsigned long long " name; args = args sep pick("0@~0ull@7"); kinds = kinds "v" }
}
function parameters(    i, n) {
	params = args = kinds = ""
	n = 1 + int(uniform() * 3)
	for (i = 0; i < n; i++) parameter(i)
	if (chance(0.25)) {
		pack = pick("t@v")
		params = params ", " (pack == "t" ? "class" : "int") "... Zs"
		args = args pick("@, " (pack == "t" ? type(1) : intval()) "@, " (pack == "t" ? type(1) ", " type(2) : "1, 2, 3"))
	} else
		pack = ""
}
# A type that depends on the parameters.
function dependent(d,    i, k, z) {
	i = int(uniform() * length(kinds)); k = substr(kinds, i + 1, 1); z = "Z" i
	if (pack == "t" && chance(0.3)) return pick("Tup<Zs...>@Tup<C<Zs>...>@Tup<Zs *...>@n::Pk<int, Zs...>@Tup<int (*)(Zs)...>@same<int (*)(Zs...)>")
	if (pack == "v" && chance(0.3)) return pick("Seq<Zs...>@Seq<(Zs + 1)...>@Seq<sizeof...(Zs)>@Seq<(Zs + ... + 0)>@Tup<V<Zs>...>")
	if (d > 0 && chance(0.5)) return pick(dependent(d - 1) " *@const " dependent(d - 1) " *@C<" dependent(d - 1) ">@n::P<" dependent(d - 1) ", " dependent(d - 1) ">@same<" dependent(d - 1) " (*)(int)>@same<" dependent(d - 1) " &>@typename C<" dependent(d - 1) ">::type@typename C<" dependent(d - 1) ">::template Tm<int>@A1<" dependent(d - 1) ">@Tup<" dependent(d - 1) ", int>@Va<sizeof(" dependent(d - 1) ")>")
	if (k == "t") return z
	if (k == "x") return z "<" pick("int@S@char *") ">"
	if (k == "y") return z "<" pick("@int@S, char") ">"
	return "Va<" z ">"
}

# ---- lines ----

function uses(what) { body = body "\n\t" what ";" }

function function_template(i) {
	parameters()
	head = "template<" params "> "
	where = pick("@@@n@n::v1@tagged")
	spec = pick("@@ noexcept@")
	tag = pick("@@@@[[gnu::abi_tag(\"ta\")]] @[[gnu::abi_tag(\"tb\", \"ta\")]] ")
	stat = where == "" ? pick("@@static @inline @constexpr ") : ""
	text = head tag stat pick("void@int@" dependent(1) " *@auto@" type(1) " *") " ft" i "(" pick("@" dependent(2) " *@" dependent(1) " *, " type(1) " *@" type(1) " *, ...") ")" spec " { return " (0 ? "" : "{}") "; }"
	gsub(/void ft/, "int ft", text); gsub(/auto ft/, "long ft", text)
	print where == "" ? text : "namespace " where " { " text " }"
	uses("use((void *)(" "0)), take(&" (where == "" ? "" : where "::") "ft" i "<" args ">)")
}
function class_member(i) {
	parameters()
	member = pick("int m() { return 0; }@static int m() { return 1; }@int m() const { return 0; }@int m() && { return 0; }@int m() volatile & noexcept { return 0; }@template<class W> int m() { return 0; }@template<class W> static W *m(" dependent(1) " *) { return 0; }@template<int W> static V<W> *m() { return 0; }@static int m; @inline static int m = 3;@explicit operator int() { return 0; }@template<class W> operator W() { return 0; }@int operator()(int) { return 0; }@int operator[](" dependent(1) " *) const { return 0; }@Cm" i " *operator->() { return 0; }@int operator,(int) { return 0; }@friend int operator+(Cm" i ", int) { return 0; }@Cm" i " &operator++() { return *this; }@int operator++(int) { return 0; }@void *operator new(unsigned long) { return 0; }@void operator delete(void *) {}@template<class W> auto operator-(W) -> decltype(W() + 1) { return 0; }@friend bool operator==(Cm" i ", Cm" i ") { return 0; }@int operator*() { return 0; }@int operator*(int) { return 0; }@bool operator!() { return 0; }@int operator~() { return 0; }@int operator<<=(int) { return 0; }@struct In { int k() { return 0; } static int st; };@enum E1 { x1, x2 };@template<class W> struct Tn { template<class Y> int k(Y) { return 0; } };@Cm" i "(int) {}@template<class W> Cm" i "(W *, W) {}@~Cm" i "() {}@Cm" i "(const Cm" i " &) {}@auto lam() { return [](auto x) { return x; }; }")
	where = pick("@@n@tagged")
	print (where == "" ? "" : "namespace " where " { ") "template<" params "> struct " pick("@@[[gnu::abi_tag(\"tc\")]] ") "Cm" i " { Cm" i "() {} " member " };" (where == "" ? "" : " }")
	name = (where == "" ? "" : where "::") "Cm" i "<" args ">"
	print "template struct " name ";"
	if (member ~ /class W> int m/) uses("take(&" name "::m<" type(1) ">)")
	else if (member ~ /class W> static/) uses(name "::m<" type(1) ">(nullptr)")
	else if (member ~ /int W/) uses(name "::template m<" intval() ">()")
	else if (member ~ /operator W/) uses("(void)static_cast<" pick("long@short@char *") ">(" name "())")
	else if (member ~ /friend int/) uses("(void)(" name "() + 1)")
	else if (member ~ /friend bool/) uses("(void)(" name "() == " name "())")
	else if (member ~ /W operator-|auto operator-/) uses("(void)(" name "() - " pick("1@'c'@1.5") ")")
	else if (member ~ /struct Tn/) uses("typename_use(" name "::Tn<" type(1) ">().k(" pick("1@S()@\"x\"") "))")
	else if (member ~ /W \*, W/) uses("(void)" name "((" pick("int@char@S") " *)0, {})")
	else if (member ~ /E1/) uses("use_type<" name "::E1>()")
	else if (member ~ /struct In/) uses("(void)" name "::In().k(); use_type<" name "::In>()")
	else if (member ~ /auto lam/) uses("use_value(" name "().lam()); (void)" name "().lam()(1)")
	else if (member ~ /&& \{/) uses("(void)" name "().m()")
	else uses("(void)" name "()")
}
function local_entity(i,    inner, t) {
	t = chance(0.5)
	inner = pick("struct L { int k() { return 1; } static int s() { return 2; } }; L().k(); L::s(); use_type<L>();@static int st = dynamic(); use_ref(st); { static int st = dynamic(); use_ref(st); }@auto l = [](int x) { return x; }; l(1); use_value(l);@auto l = [](auto x, auto... y) { return sizeof...(y); }; l(1); l('c', 2, 3.0);@auto l = [] { static int in = dynamic(); use_ref(in); return [] { struct Q { int k() { return 1; } }; return Q(); }; }; l()().k();@enum LE { le1 }; use_type<LE>(); use_type<decltype(le1)>();@enum { ue1 }; use_type<decltype(ue1)>();@struct { int f; } un; use_type<decltype(un)>();@struct L { template<class W> int k(W) { return 1; } }; L().k(1);@class L { public: struct M { int k() { return 1; } }; }; L::M().k();@auto l = [i = 1](int) mutable { return [=] { return i; }; }; l(1)(); use_value(l(2));@typedef struct { int z; } Tl; use_type<Tl>(); use_type<Tl *>();@struct L { operator int() { return 1; } }; (void)int(L()); struct L2 { struct L { int k() { return 1; } }; }; L2::L().k();@if (int x = 1) { struct L { int k() { return 1; } }; L().k(); } else { struct L { int k() { return 2; } }; L().k(); }@auto l1 = [](int) {}; auto l2 = [](int) {}; auto l3 = [](char) {}; l1(1); l2(1); l3('c'); use_value(l2); use_value(l3);@for (auto l : {1, 2}) { auto q = [l] { return l; }; q(); }@[](S *) noexcept {}(nullptr); [](auto &&...) {}(1, 2);@auto l = []<class W>(W, C<W> *) {}; l(1, nullptr);")
	if (std != 20 && inner ~ /\[\]</) inner = "(void)0;"
	where = pick("@n@tagged@n::v1")
	fn = pick("int lo" i "(" (t ? "T *" : "int") ")@inline int lo" i "(" (t ? "T" : "char") " *, ...)@struct Ho" i " { int lo" i "(" (t ? "T *" : "S *") ")")
	isclass = fn ~ /^struct/
	text = (t && isclass ? "template<class T> " : "") (isclass ? "struct Ho" i " { " : t ? "template<class T> " : "") (isclass ? substr(fn, index(fn, "{") + 2) : fn) " { " inner " return 0; }" (isclass ? " };" : "")
	print where == "" ? text : "namespace " where " { " text " }"
	q = where == "" ? "" : where "::"
	a = type(1)
	if (isclass) uses(q "Ho" i (t ? "<" a ">" : "") "().lo" i "(nullptr)")
	else uses(q "lo" i (t ? "<" a ">(nullptr)" : fn ~ /inline/ ? "((char *)nullptr)" : "(1)"))
}
function variable_line(i) {
	parameters()
	v = pick("template<" params "> int va" i " = dynamic();@template<" params "> " dependent(1) " *va" i ";@template<" params "> constexpr int va" i " = 3;@template<" params "> static int va" i " = 2;@template<" params "> auto va" i " = [](int x) { return x; };@template<" params "> [[gnu::abi_tag(\"tv\")]] int va" i ";")
	where = pick("@@n@tagged")
	print where == "" ? v : "namespace " where " { " v " }"
	uses("use_ref(" (where == "" ? "" : where "::") "va" i "<" args ">)")
}
function constrained(i) {
	c = pick("template<Any T> int co" i "(T *) { return 0; }@template<class T> requires Any<T> int co" i "(T *) { return 0; }@template<class T> int co" i "(T *) requires Any<T> && (sizeof(T *) > 1) { return 0; }@int co" i "(Any auto *) { return 0; }@template<Any... T> int co" i "(T *...) { return 0; }@template<class U = char> int co" i "(Any auto *, U = 'c') { return 0; }@template<Two2<int> T> int co" i "(T *) { return 0; }@template<class T> requires requires(T *t) { *t; } int co" i "(T *) { return 0; }@template<Any T, Any auto V = 3> int co" i "(T *, Va<V> * = nullptr) { return 0; }@Any auto co" i "(auto *a) { return 1; }")
	print c
	uses("co" i "((" type(1) " *)nullptr)")
}
function expression(d,    r) {
	r = uniform()
	if (d <= 0) return pick("a@b@obj<T>()@obj<U>()@1@T()@U{}@'c'@2.5@1.5f@nullptr@true@3ull@number")
	return pick("(" expression(d - 1) " + " expression(d - 1) ")@" expression(d - 1) " * " expression(d - 1) "@-" expression(d - 1) "@!" expression(d - 1) "@(" expression(d - 1) " ? 1 : 2)@sizeof(" expression(d - 1) ")@sizeof(T)@noexcept(" expression(d - 1) ")@over(" expression(d - 1) ")@over(" expression(d - 1) ", " expression(d - 1) ")@n::over2(" expression(d - 1) ")@::over(" expression(d - 1) ")@static_cast<T>(" expression(d - 1) ")@(U)" expression(d - 1) "@T(" expression(d - 1) ")@T{a}@C<T>()@C<U>().get(" expression(d - 1) ")@C<T>().template tget<U>()@C<T>::sget()@C<T>::template stget<U>(" expression(d - 1) ")@(&a)->get2()@s.*(&S::m)@(&s)->*(&S::m)@arr[a]@*&" expression(d - 1) "@&a@++a@a++@a = b@a += 1@(a, b)@new T@new T(a)@new T[3]@::new U@delete &a@throw a@throw@typeid(T).name()@a.~T()@C<T>().C<T>::get(1)@obj<T, 3>()@obj<C<T>>().get(1)@tfn<T>(a)@tfn<T>@S::one@" expression(d - 1) " << 2@a < b@a >= 1 && b@a || b@~a@a == b@a % 3@a ^ b@const_cast<const T &>(a)@reinterpret_cast<T *>(&a)@dynamic_cast<Poly *>(poly<T>())@over({a, b})@over(p...)@(p + ...)@(0 + ... + p)@(... && p)@decltype(a)()@tfn<decltype(b)>(b)@n::E(a)@__builtin_abs(a)@typename C<T>::type()@typename C<T>::type{}")
}
function decltyped(i,    e) {
	e = expression(2)
	print "template<class T, class U, class... P> auto de" i "(T a, U b, P... p) -> " pick("decltype(" e ") *@C<decltype(" e ")> *@Va<sizeof(" e ")> *@decltype(C<T>(), " e ", 1)@decltype((" e "), 1)") " { return {}; }"
	uses("de" i "(" pick("1, 2@1, 'c'@1, 2, 3, 4@'c', 2, true") ")")
}

BEGIN {
	seed_uniform(seed)
	print "#include <typeinfo>\n#include <initializer_list>\n#define A(x) [[gnu::abi_tag(x)]]\nint dynamic(); int global; const int cglobal = 1; static int internal; int func(int); int nfunc(int) noexcept; template<class T> T tfunc(T) { return 0; }"
	print "struct S { enum { one = 1 }; int m; static int stat; int f(int); int cf(int) const; static int sf(int); struct Nested { struct Inner { }; }; };\nenum class Scoped : unsigned char { a, b }; struct A(\"tt\") Tagged { }; typedef struct { int a; } Un; union Union { int a; }; typedef enum { ua } UnE; struct Poly { virtual ~Poly(); };"
	print "namespace n { extern int inside; static int hidden; int func2(int); enum E { e0, e1 }; struct In { }; struct S2 { }; inline namespace v1 { struct Deep { }; } typedef struct { int q; } Alias; template<class T, class U = T> struct P { }; template<class T> struct Q { }; template<class...> struct Pk { }; template<class T> int over2(T); }\ninline namespace A(\"tn\") tagged { }"
	print "template<class T> struct C { struct In { }; template<class U> struct Tm { }; using type = int; int get(int); template<class U> int tget(); static int sget(); template<class U> static int stget(...); };\ntemplate<class T> using Al = C<T *>; template<class T> using A1 = n::P<T, int>; template<int N> struct V { struct In { }; }; template<class...> struct Tup { }; template<int...> struct Seq { }; template<template<class> class> struct Tt { }; template<class T, int N> struct Two { }; template<class T> struct A(\"tT\") TagT { };"
	n = split("Vb bool@Vc char@Vl long@Vu unsigned@Vull unsigned long long@Ve n::E@Vs Scoped@Vp int *@Vcp const int *@Vr int &@Vm int S::*@Vn decltype(nullptr)@Va auto@Vn16 char16_t@V128 __int128@Vsc signed char@Vlocal int *", part, "@")
	for (i = 1; i <= n; i++) { at = index(part[i], " "); printf "template<%s X> struct %s { };\n", substr(part[i], at + 1), substr(part[i], 1, at - 1) }
	print "template<int (*X)(int)> struct Vf { }; template<int (*X)(int) noexcept> struct Vfn { }; template<int (S::*X)(int)> struct Vmf { }; template<int (S::*X)(int) const> struct Vmc { }; template<class T, T X> struct Vt { }; template<auto... X> struct Vaa { }; template<int &X, const int *Y> struct Vpp { };"
	print "template<class T> struct adds { using type = T *; }; template<class T> struct wrap { }; template<class T> using add = wrap<T>; template<class T> using same = wrap<T>;"
	print "void use(void *); template<class T> void take(T) { } template<class T> void use_type() { } template<class T> void use_value(T) { } template<class T> void use_ref(T &) { } void typename_use(int);"
	print "template<class T> T obj(); template<class T, int N> T obj(); template<class T> T tfn(T); template<class... T> int over(T...); template<class T> int over(std::initializer_list<T>); S s; int number; int arr[5]; template<class T> Poly *poly();"
	if (std == 20) print "template<class T> concept Any = true; template<class T, class U> concept Two2 = sizeof(U) > 1;"
	for (i = 1; i <= sets; i++) {
		r = int(uniform() * (std == 20 ? 7 : 6))
		body = body_of[i] = ""
		if (r == 0) function_template(i)
		else if (r == 1) class_member(i)
		else if (r == 2) local_entity(i)
		else if (r == 3) variable_line(i)
		else if (r == 4 || r == 5) decltyped(i)
		else constrained(i)
		print "void test" i "() {" body "\n}"
	}
}
