# Random function templates whose signatures depend on their parameters, and uses of a specialization of each:
# awk -f random.awk -v seed=N -v sets=N -f signatures.awk
# Every expression is valid for all the types that arguments can be, and positive, so that it can be a bound.

function pick(list, part, n) { n = split(list, part, "@"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }
function param() { return pick("T@U") }

# A class template's specialization, complete and with members.
function class(d) {
	return pick("C<" type(d - 1) ">@C<" type(d - 1) ">@D<" type(d - 1) ", " value(d - 1) ">@n::P<" type(d - 1) ", " type(d - 1) ">@n::P<" type(d - 1) ">@F<" condition(d - 1) ">")
}

# An object type.
function type(d,    r) {
	r = uniform()
	if (d <= 0 || r < 0.2) return pick("T@U@T@U@int@char@S@unsigned long@T *@const U *@n::E")
	if (r < 0.3) return type(d - 1) pick(" *@ *@ *const@ **")
	if (r < 0.35) return type(d - 1) pick(" const *@ const * const")
	if (r < 0.55) return class(d)
	if (r < 0.7) return "typename " class(d) "::" pick("type@type@template rebind<" type(d - 1) ">@template in<" type(d - 1) ">::type")
	if (r < 0.85) return pick("id<" type(d - 1) ">@n::member<" type(d - 1) ">@n::ptr<" type(d - 1) ">@n::If<" condition(d - 1) ", " type(d - 1) ", " type(d - 1) ">@n::need<" condition(d - 1) ", " type(d - 1) ">@filled<" type(d - 1) ">")
	if (r < 0.92) return "typename n::bare<decltype(" object(d - 1) ")>::type"
	if (r < 0.96) return "Tup<" type(d - 1) (pack == "V" ? pick("@, Vs...@, C<Vs>...@, n::ptr<Vs>...") : ", " type(d - 1)) ">"
	return pack == "V" ? "Tup<n::P<Vs, T>...>" : pack == "N" ? pick("Seq<Ns...>@Seq<(Ns + 1)...>@Seq<7, Ns...>") : "Seq<" value(d - 1) ">"
}

# An integral constant expression from 1 on.
function value(d,    r) {
	r = uniform()
	if (d <= 0 || r < 0.3) return pick("N@N@1@2@7u@4ul@'c'@sizeof(T)@alignof(U)@n::limit@internal@n::e1@S::one")
	if (r < 0.5) return "(" value(d - 1) pick(" + @ * @ + ") value(d - 1) ")"
	if (r < 0.6) return "sizeof(" type(d - 1) ")"
	if (r < 0.7) return class(d) "::" pick("size@size@en")
	if (r < 0.75) return "n::size_v<" type(d - 1) ">"
	if (r < 0.8) return "(" condition(d - 1) " ? " value(d - 1) " : " value(d - 1) ")"
	if (r < 0.85) return pick("static_cast<int>@int@long") "(" value(d - 1) ")"
	if (r < 0.9) return "n::make<" type(d - 1) ">()"
	if (r < 0.95 && pack) return pack == "V" ? pick("(sizeof(Vs) + ... + 2)@(sizeof...(Vs) + 1)@(2 + ... + sizeof(Vs))") : pick("(Ns + ... + 1)@(1 + ... + Ns)@(... + Ns)@(sizeof...(Ns) + 1)")
	return named ? pick("sizeof(a)@sizeof(*&b)@sizeof(over(a))") : "sizeof(n::obj<T>())"
}

function condition(d,    r) {
	r = uniform()
	if (d <= 0 || r < 0.2) return pick("true@B@n::yes<T>@n::yes<U>@bool(N)@!!N")
	if (r < 0.5) return "(" value(d - 1) pick(" < @ > @ == @ != @ <= @ >= ") value(d - 1) ")"
	if (r < 0.7) return "(" condition(d - 1) pick(" && @ || ") condition(d - 1) ")"
	if (r < 0.8) return "!" condition(d - 1)
	if (r < 0.9) return "n::yes<" type(d - 1) ">"
	if (!pack) return "B"
	return pack == "V" ? pick("(n::yes<Vs> && ...)@(... || n::yes<Vs>)@(n::yes<Vs> && ... && B)") : "((Ns > 1) || ...)"
}

# An expression of any type: never evaluated.
function object(d,    r) {
	r = uniform()
	if (!named) return pick("n::obj<" type(d - 1) ">()@" value(d) "@n::obj<" class(d) ">().get()")
	if (d <= 0 || r < 0.3) return pick("n::obj<T>()@n::obj<U &>()@a@b@(a)@&a@*&b@" value(d))
	if (r < 0.5) return pick("over(a)@over(a, b)@over(a, 1)@n::obj<" type(d - 1) " &>()@n::any(a)@over(&a, " object(d - 1) ")")
	if (r < 0.7) return pick("n::obj<" class(d) ">()." pick("get()@field@template make<T>()@operator->()") "@(&n::obj<" class(d) " &>())->field@n::obj<" class(d) ">()(a, b)")
	if (r < 0.8) return pick("static_cast<" type(d - 1) " *>(nullptr)@(" type(d - 1) " *)0@reinterpret_cast<" type(d - 1) " *>(&a)")
	if (r < 0.9) return class(d) pick("()@{}@::get2()")
	return "(void(), " object(d - 1) ")"
}

function parameter(i,    t, r) {
	r = uniform()
	t = type(depth)
	if (r < 0.3) return t
	if (r < 0.5) return t pick(" &@ &&@ *@ *const &@ volatile *")
	if (r < 0.65) return t " (&)[" value(depth - 1) "]"
	if (r < 0.75) return t " (*)(" type(depth - 1) ", " type(depth - 2) ")"
	if (r < 0.8) return t " S::*"
	if (r < 0.85) return "X<" t ">"   # not in arguments of classes: there g++ may take it for that of another function
	return t " *"
}

BEGIN {
	seed_uniform(seed)
	depth = 3
	print "struct S { static constexpr int one = 1; };"
	print "constexpr int internal = 3;"
	print "template<class...> struct Tup { };\ntemplate<int...> struct Seq { };"
	print "#define MEMBERS(X) using type = X; template<class Q> using rebind = Q *; template<class Q> struct in { using type = Q; }; enum { en = 2 }; \\"
	print "\tstatic constexpr int size = 5; int field; int get(); template<class Q> Q *make(); template<class... Q> int operator()(const Q &...); static int get2(); int *operator->();"
	print "template<class T> struct C { MEMBERS(T *) };\ntemplate<class T, int N> struct D { MEMBERS(T *) };\ntemplate<bool B> struct F { MEMBERS(int) };"
	print "namespace n {\nconstexpr int limit = 4;\nenum E { e0, e1 };"
	print "template<class T, class U = C<T>> struct P { MEMBERS(U) };\ntemplate<class T> constexpr bool yes = true;\ntemplate<class T> constexpr int size_v = 6;"
	print "template<class T> constexpr T *ptr_of();\ntemplate<class T> constexpr int make(int = 0) { return 1; }\ntemplate<class T> T obj();\ntemplate<class T> struct bare { using type = T; };\ntemplate<class T> struct bare<T &> { using type = T; };\ntemplate<> struct bare<void> { using type = int; };\nint any(...);"
	print "template<class T> using member = typename C<T>::type;\ntemplate<class T> using ptr = T *;"
	print "template<bool B> struct choose { template<class T, class U> using of = T; };\ntemplate<> struct choose<false> { template<class T, class U> using of = U; };"
	print "template<bool B, class T, class U> using If = typename choose<B>::template of<T, U>;"
	print "template<bool B, class T> struct enable { using type = T; };\ntemplate<bool B, class T = int> using need = typename enable<B, T>::type;\n}"
	print "template<class T> using id = T;\ntemplate<class T, int N = sizeof(T), class U = C<T *>> struct Filled { using type = U; };\ntemplate<class T> using filled = Filled<T>;"
	print "int over(...);\nvoid use(void *);\n"
	for (i = 1; i <= sets; i++) {
		pack = pick("@@V@N")
		list = pack == "V" ? ", Vs... vs" : pack == "N" ? ", Seq<Ns...> ns" : ""
		count = pack ? 0 : 1 + int(uniform() * 3)
		named = 1
		for (j = 0; j < count; j++) list = list ", " parameter(j)
		named = 0
		result = chance(0.3) ? "auto" : type(depth) " *"
		named = 1
		printf "template<class T, class U, int N, bool B, template<class> class X%s> %s f%d(T a, U b%s)%s;\n", pack == "V" ? ", class... Vs" : pack == "N" ? ", int... Ns" : "", result, i, list, result == "auto" ? " -> " type(depth) " *" : ""
		call[i] = sprintf("f%d<%s, %s, %s, %s, C>", i, pick("int@S@char *"), pick("long@S@C<int>"), pick("1@2@5"), pick("true@false"))
		call[i] = pack ? call[i] "({}, {}" (pack == "V" ? pick("@, 1@, S(), C<int>()@, 'c', S(), 2") : pick(", Seq<1>()@, Seq<1, 2, 3>()")) ")" : "use((void *)" call[i] ")"
	}
	print "\nvoid test()\n{"
	for (i = 1; i <= sets; i++)
		printf "\t%s;\n", call[i]
	print "}"
}
