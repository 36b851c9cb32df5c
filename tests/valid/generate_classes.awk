# A random valid program about classes: awk -f random.awk -v seed=N -v cells=N [-v std=20] [-v without=" 2 7 "] -f generate_classes.awk
# Each namespace cN has a class K that offers the same things in ways that are chosen at random (how it is made, copied, destroyed, read,
# compared, called, iterated over, taken apart …), and functions of some kind whose statements use them. Each cell stands in a file of its
# own name (by #line), and has its own random numbers, so that one of them can be left out. In the tables @name@ is a rule, ~ the execution
# space of the cell's functions (with constexpr where it is), $ the number of the statement, V the class's value.

function rule(name, text) { rules[name, ++alternatives[name]] = text }
function rule17(name, text) { if (std < 20) rule(name, text) }
function rule20(name, text) { if (std >= 20) rule(name, text) }
function chance(part) { return uniform() < part }
function among(n) { return 1 + int(uniform() * n) }
function all(text, sign, replacement, at, done) {   # each sign in it replaced
	done = ""
	while ((at = index(text, sign)) > 0) {
		done = done substr(text, 1, at - 1) replacement
		text = substr(text, at + length(sign))
	}
	return done text
}
function needed(text, at, need) {   # "[copy !device] text": whether the cell has what it needs
	if (substr(text, 1, 1) != "[") return 1
	at = split(substr(text, 2, index(text, "]") - 2), need, " ")
	for (; at > 0; at--)
		if (substr(need[at], 1, 1) == "!" ? is[substr(need[at], 2)] : !is[need[at]]) return 0
	return 1
}
function choose(name, depth, text, tries) {   # the first alternative where it gets too deep
	for (tries = 0; tries < 50; tries++) {
		text = rules[name, depth > 4 ? 1 : among(alternatives[name])]
		if (needed(text)) break
	}
	sub(/^\[[^\]]*\] /, "", text)
	return text
}
function expand(text, depth, at, end, name, chosen, done) {
	done = ""
	while ((at = index(text, "@")) > 0) {
		done = done substr(text, 1, at - 1)
		text = substr(text, at + 1)
		end = index(text, "@")
		name = substr(text, 1, end - 1)
		text = substr(text, end + 1)
		chosen = choose(name, depth)
		if (name == "S") chosen = all(chosen, "$", ++numbered)
		done = done expand(chosen, depth + 1)
	}
	return done text
}
function statements(n, text) {
	text = ""
	while (n-- > 0) text = text "\t" expand("@S@", 0) "\n"
	return text
}

# How the class keeps its value: V, what a constructor initializes with x, the members.
function fill_storage() {
	storage("v", "v(x)", "int v;")
	storage("v", "v{ x }", "int v = 3;")
	storage("v", "v(x)", "int v : 24;")
	storage("v", "v(x)", "union { int v; float other; };")
	storage("in.w", "in{ x }", "struct In { int w; } in;")
	storage("a[0]", "a{ x, 1 }", "int a[2];")
	storage("v", "v(x)", "int v; [[no_unique_address]] struct Nothing { } nothing;")
	storage("v", "v(x)", "alignas(16) int v;")
	storage("v", "v(x), second()", "int v; int second;")
	storage("v", "v(x)", "int v; enum class Kind : short { one, two } kind = Kind::one;")
	storage("K::v", "v(static_cast<int>(x))", "int v { };")
}
function storage(value, init, text) { value_of[++storages] = value; init_of[storages] = init; storage_of[storages] = text }

function fill_class() {
	rule("key", "struct"); rule("key", "class"); rule("key", "struct alignas(64)")
	rule("final", ""); rule("final", ""); rule("final", " final")
	rule("bases", ""); rule("bases", ""); rule("bases", " : Base"); rule("bases", " : private Base"); rule("bases", " : virtual Base")
	rule("bases", " : Base, Mixin<K>"); rule("bases", " : protected Mixin<K>")

	rule("ctor", "~ K(int x) : @init@ { }")
	rule("ctor", "explicit ~ K(int x) : @init@ { }")
	rule("ctor", "~ K(int x) noexcept : @init@ { }")
	rule("ctor", "explicit ~ K(int x, int = 0) noexcept(false) : @init@ { }")
	rule("ctor", "template <class U> ~ K(U x) : @init@ { }")
	rule("ctor", "template <class U, enable_if<is_int<U>, int> = 0> explicit ~ K(U x) : @init@ { }")
	rule("ctor", "private: struct Key { }; ~ K(Key, int x) : @init@ { } public: ~ K(int x) : K(Key(), x) { }")
	rule("ctor", "~ K(int x) : @init@ { } ~ K(int x, int y) : K(x + y) { } ~ K(char *) = delete;")
	rule20("ctor", "template <class U> requires Int<U> ~ K(U x) : @init@ { }")
	rule20("ctor", "~ K(Int auto x) : @init@ { }")
	rule20("ctor", "template <class U> explicit(!is_int<U>) ~ K(U x) : @init@ { }")
	rule20("ctor", "explicit(true) ~ K(int x) : @init@ { }")

	rule("default", "~ K() : K(7) { }")
	rule("default", "[!base] ~ K() noexcept : K(7) { }")
	rule("default", "explicit ~ K() : K(8) { }")

	rule("any_copy", "")
	rule("any_copy", "~ K(const K &o) : @init_other@ { } ~ K &operator=(const K &o) { V = o.V; return *this; }")
	rule("any_copy", "K(const K &) = default; K(K &&) = default; K &operator=(const K &) = default; K &operator=(K &&) = default;")
	rule("any_copy", "~ K(const K &o) : @init_other@ { } ~ K(K &&o) noexcept : @init_other@ { } ~ K &operator=(K o) { V = o.V; return *this; }")
	rule("any_copy", "K(const K &) = default; K &operator=(const K &) & = default;")
	rule("any_copy", "~ K(K &o) : @init_other@ { } ~ K(const K &o) : @init_other@ { } K &operator=(const K &) = default;")
	rule("move_copy", "K(K &&) = default; K &operator=(K &&) = default;")
	rule("move_copy", "K(const K &) = delete; ~ K(K &&o) : @init_other@ { } ~ K &operator=(K &&o) { V = o.V; return *this; }")
	rule("move_copy", "~ K(K &&o) noexcept : @init_other@ { o.V = 0; } ~ K &operator=(K &&o) noexcept { V = o.V; return *this; } private: K(const K &); public:")
	rule("no_copy", "K(const K &) = delete; K &operator=(const K &) = delete;")
	rule("no_copy", "K(K &&) = delete;")
	rule("no_copy", "private: K(const K &) = default; void operator=(const K &) = delete; public:")

	rule("dtor", ""); rule("dtor", ""); rule("dtor", "~K() = default;")
	rule("dtor", "[!constexpr] ~ ~K() { }")
	rule("dtor", "[!constexpr] ~ ~K() noexcept(true) { V = 0; }")
	rule("dtor", "[!constexpr !device] virtual ~ ~K() { }")

	rule("get", "~ int get() const { return V; }")
	rule("get", "~ int get() const & { return V; } ~ int get() && { return V; }")
	rule("get", "~ int get() { return V; } ~ int get() const noexcept { return V; } ~ int get(int) = delete;")
	rule("get", "~ auto get() const { return int(V); }")
	rule("get", "~ auto get() const -> decltype(1 + 1) { return V; }")
	rule("get", "template <class U = int> ~ U get() const { return static_cast<U>(V); }")
	rule("get", "[!constexpr] ~ static int helper(const K &k) { return k.V; } ~ int get() const { return helper(*this); }")
	rule("get", "[!constexpr] ~ virtual int get() const { return V; }")
	rule("get", "~ int get(int offset = 0) const { return V + offset; }")
	rule("get", "template <class... U> ~ int get(U... more) const { return (V + ... + more); }")
	rule("get", "~ decltype(auto) get() const { return V + 0; }")
	rule20("get", "template <class U = int> ~ int get() const requires Int<U> { return V; } template <class U = char> ~ int get() const requires false { return V; }")

	rule("equal", "~ bool operator==(const K &o) const { return V == o.V; } ~ bool operator<(const K &o) const { return V < o.V; }")
	rule("equal", "friend ~ bool operator==(const K &a, const K &b) { return a.V == b.V; } friend ~ bool operator<(const K &a, const K &b) { return a.V < b.V; }")
	rule("equal", "template <class A> friend ~ enable_if<same<A, K>, bool> operator==(const A &a, const K &b) { return a.V == b.V; } ~ int operator<(const K &o) const { return V < o.V; }")
	rule("equal", "~ bool operator==(const K &o) const noexcept { return V == o.V; } template <class U> ~ bool operator<(const U &o) const { return V < o.V; }")
	rule20("equal", "~ bool operator==(const K &o) const { return V == o.V; } ~ auto operator<=>(const K &o) const { return V <=> o.V; }")
	rule20("equal", "~ bool operator==(const K &o) const { return V == o.V; } ~ std::strong_ordering operator<=>(const K &o) const { return V <=> o.V; }")
	rule20("equal", "friend ~ bool operator==(const K &a, const K &b) { return a.V == b.V; } friend ~ auto operator<=>(const K &a, const K &b) { return a.V <=> b.V; }")

	rule("plus", "~ K operator+(int y) const { return K{ V + y }; }")
	rule("plus", "friend ~ K operator+(const K &k, int y) { return K{ k.V + y }; } friend ~ K operator+(int y, const K &k) { return K{ k.V + y }; }")
	rule("plus", "template <class U> ~ auto operator+(U y) const { return K{ int(V + y) }; }")
	rule("plus", "~ K operator+(int y) const & { return K{ V + y }; } ~ K operator+(int y) && { return K{ V + y }; }")
	rule("plus", "friend ~ K operator+(const K &k, int y); template <class U> friend struct Nobody;")

	rule("index", "~ int operator[](int n) const { return V + n; }")
	rule("index", "~ int &operator[](int) { return scratch; } ~ int operator[](int n) const { return V + n; } int scratch = 2;")
	rule("index", "template <class U> ~ int operator[](U n) const { return V + int(n); }")
	rule("index", "~ const int *data() const { static_assert(sizeof(K) > 0, \"\"); return &scratch; } ~ operator const int *() const { return &scratch; } int scratch = 2;")

	rule("call", "~ int operator()(int n) const { return V + n; } ~ int operator()() const { return V; }")
	rule("call", "template <class... U> ~ int operator()(U... n) const { return (V + ... + n); }")
	rule("call", "~ int operator()(int n = 1) const { return V + n; } ~ void operator()(int, int) = delete;")
	rule("call", "~ int operator()(int n) && { return V + n; } ~ int operator()(int n) const & { return V - n; } ~ auto operator()() const { return 4; }")

	rule("arrow", "~ const K *operator->() const { return this; } ~ int operator*() const { return V; }")
	rule("arrow", "~ K *operator->() { return this; } ~ const K *operator->() const { return this; } ~ int operator*() const { return V; }")
	rule("arrow", "struct Proxy { const K *p; ~ const K *operator->() const { return p; } }; ~ Proxy operator->() const { return Proxy{ this }; } friend ~ int operator*(const K &k) { return k.V; }")

	rule("step", "~ K &operator++() { V = V + 1; return *this; } ~ int operator++(int) { V = V + 1; return V - 1; } ~ int operator-() const { return -V; } ~ bool operator!() const { return !V; }")
	rule("step", "friend ~ K &operator++(K &k) { k.V = k.V + 1; return k; } friend ~ int operator++(K &k, int) { return k.V; } friend ~ int operator-(const K &k) { return -k.V; } ~ bool operator!() const { return !V; }")
	rule("step", "template <class U = int> ~ K &operator++() { V = V + U(1); return *this; } ~ int operator++(int) { return V; } ~ auto operator-() const { return -V; } friend ~ bool operator!(const K &k) { return !k.V; }")

	rule("bool", "explicit ~ operator bool() const { return V != 0; }")
	rule("bool", "explicit ~ operator bool() const noexcept { return V != 0; } operator void *() const = delete;")
	rule("bool", "template <class U, enable_if<same<U, bool>, int> = 0> explicit ~ operator U() const { return V != 0; }")

	rule("range", "~ const int *begin() const { return limits; } ~ const int *end() const { return limits + 2; } int limits[2] = { 1, 2 };")
	rule("range", "struct It { int at; ~ int operator*() const { return at; } ~ It &operator++() { ++at; return *this; } ~ bool operator!=(const It &o) const { return at != o.at; } }; ~ It begin() const { return It{ 0 }; } ~ It end() const { return It{ 3 }; }")
	rule("range", "struct End { }; struct It { int at; ~ int operator*() const { return at; } ~ void operator++() { ++at; } friend ~ bool operator!=(const It &i, End) { return i.at != 3; } }; friend ~ It begin(const K &) { return It{ 0 }; } friend ~ End end(const K &) { return End{ }; }")
	rule20("range", "struct It { int at; ~ int operator*() const { return at; } ~ It &operator++() { ++at; return *this; } bool operator==(const It &) const = default; }; ~ It begin() const { return It{ 0 }; } ~ It end() const { return It{ 3 }; }")

	rule("using", ""); rule("using", "using self = K; using value_type = int; static const int s = 5;")
	rule("using", "typedef K self; enum { s = 5 }; typedef int value_type;")
	rule("using", "static constexpr int s = 5; using value_type = int; template <class U> using another = U;")
}

function fill_expressions(n) {
	rule("I", "1"); rule("I", "i"); rule("I", "i"); rule("I", "2")
	for (n = 0; n < 12; n++) rule("I", "@G@")
	rule("I", "@L@.get()"); rule("I", "@L@.get()"); rule("I", "@K@.get()"); rule("I", "@L@->get()"); rule("I", "*@L@")
	rule("I", "@K@[(@I@)]"); rule("I", "@L@[(@I@)]"); rule("I", "@L@(@I@)"); rule("I", "@L@()"); rule("I", "@K@(@I@)")
	rule("I", "(@B@ ? @I@ : @I@)"); rule("I", "(@I@ + @I@)"); rule("I", "-@L@"); rule("I", "(@L@ + @I@).get()")
	rule("I", "int(sizeof(K))"); rule("I", "int(alignof(K))"); rule("I", "value(@I@)"); rule("I", "twice(@I@)")
	rule("I", "read(@L@)"); rule("I", "read(@K@)"); rule("I", "apply(@L@, @I@)"); rule("I", "sum(@I@, @I@, @I@)")
	rule("I", "[](int z) { return z + 1; }(@I@)"); rule("I", "[&] { return @I@; }()"); rule("I", "[](auto z) { return z; }(@I@)")
	rule("I", "[=, &k]() mutable { return i++ + k.get(); }()"); rule("I", "[&k, n = @I@] { return n + k.get(); }()")
	rule("I", "[](auto &&... z) { return (... + z); }(@I@, @I@)"); rule("I", "static_cast<int>(@B@)")
	rule("I", "Holder<K>::number"); rule("I", "(&@L@)->get()"); rule("I", "read<K>(@L@)")
	rule("I", "[copy] by_value(@L@)"); rule("I", "[move] by_value(static_cast<K &&>(@L@))"); rule("I", "by_value(@K@)")
	rule("I", "[move] [c = static_cast<K &&>(@L@)] { return c.get(); }()"); rule("I", "[copy] [k] { return k.get(); }()")
	rule("I", "[copy] [=] { return k.get() + i; }()"); rule("I", "[copy] [](K z) { return z.get(); }(@L@)")
		rule("I", "choose<@C@>(@I@, 2)"); rule("I", "int(noexcept(@U@))"); rule("I", "int{ @I@ }"); rule("I", "max_of(@I@, @I@)")
	rule("I", "pack<1, 2, 3>(@I@)"); rule("I", "Fixed<@C@>{ }.get()"); rule("I", "+Fixed<@C@>()"); rule("I", "(Fixed<1>() + Fixed<2>())")
	rule("I", "overloaded(@L@)"); rule("I", "overloaded(@K@)"); rule("I", "overloaded(@I@)"); rule("I", "overloaded(&@L@)")
	rule("I", "Pair{ @I@, 'c' }.first"); rule("I", "Pair<int, int>{ @I@, 2 }.second"); rule("I", "Box(@I@).value"); rule("I", "Box{ @I@ }.value")
	rule20("I", "[]<class T>(T z) { return z; }(@I@)"); rule20("I", "[]<int N>(Fixed<N>) { return N; }(Fixed<@C@>())")
	rule20("I", "with_class<Literal{ 1, 2 }>()"); rule20("I", "constrained(@I@)"); rule20("I", "constrained(@L@)"); rule20("I", "immediate(@C@)")
	rule20("I", "Point{ .x = @I@, .y = 2 }.x"); rule20("I", "Point{ .y = 2 }.y"); rule20("I", "Box<int>(@I@).value")
	rule("U", "k.get()"); rule("U", "value(1)"); rule("U", "K{ 1 }.get()"); rule("U", "(c == c ? 1 : 2)"); rule("U", "k[1] + r(2)"); rule("U", "sizeof(k) > 4 ? i : -k")
	rule("C", "1"); rule("C", "int(sizeof(K))"); rule("C", "3 + 4"); rule("C", "Holder<K>::number"); rule("C", "(same<K, int> ? 1 : 2)")
	rule("C", "(8 > 4)"); rule("C", "int(noexcept(K{ 1 }))"); rule("C", "[constexpr] pack<1, 2>(3)"); rule20("C", "immediate(4)"); rule("C", "Fixed<3>::value")
	rule20("C", "(Readable<K> ? 1 : 0)"); rule20("C", "(requires(K z) { z.get(); } ? 4 : 5)")

	rule("K", "K{ @I@ }"); rule("K", "K{ 1 }"); rule("K", "(@L@ + @I@)"); rule("K", "make(@I@)"); rule("K", "make<int>(@I@)")
	rule("K", "[&] { return K{ @I@ }; }()"); rule("K", "(@B@ ? K{ 1 } : K{ @I@ })"); rule("K", "[]() -> K { return K{ 1 }; }()")
	rule("K", "[constructor] K(@I@)"); rule("K", "[constructor] ((K)(@I@))"); rule("K", "[constructor] static_cast<K>(@I@)")
	rule("K", "[copy] K(@L@)"); rule("K", "[copy] K{ @L@ }"); rule("K", "[move] K(static_cast<K &&>(@L@))"); rule("K", "make_for<K>(@I@)")
	rule("K", "[default] K()"); rule("K", "[default] K{ }"); rule("K", "forwarded<K>(@I@)")

	rule("L", "k"); rule("L", "(*p)"); rule("L", "r"); rule("L", "r"); rule("L", "p[0]"); rule("L", "itself(k)"); rule("L", "(++k)")
	rule("L", "(@B@ ? k : r)"); rule("L", "(*&k)"); rule("L", "const_cast<K &>(c)"); rule("L", "static_cast<K &>(r)"); rule("L", "h.k")
	rule("L", "[](K &z) -> K & { return z; }(k)"); rule("L", "[&k]() -> auto & { return k; }()")

	rule("B", "i > 1"); rule("B", "(@L@ == @K@)"); rule("B", "(@K@ == @L@)"); rule("B", "(@L@ < @L@)"); rule("B", "!@L@")
	rule("B", "bool(@L@)"); rule("B", "(@L@ && @B@)"); rule("B", "(@B@ || @L@)"); rule("B", "static_cast<bool>(@K@)")
	rule("B", "(@I@ < @I@)"); rule("B", "(c == c)"); rule("B", "same<decltype(@U@), int>"); rule("B", "is_int<decltype(k.get())>")
	rule20("B", "(@L@ != @L@)"); rule20("B", "Readable<K>"); rule20("B", "(k != c)"); rule20("B", "requires { k.get(); }")
}

function fill_statements() {
	rule("S", "total += @I@;"); rule("S", "total += @I@;"); rule("S", "@L@.get();"); rule("S", "(void)@I@;"); rule("S", "++@L@; @L@++;")
	rule("S", "K k$ = @K@; total += k$.get();"); rule("S", "K k${ @I@ }; total += k$.get();"); rule("S", "auto k$ = @K@; total += read(k$);")
	rule("S", "const K &k$ = @K@; total += (k$ == k$);"); rule("S", "K &&k$ = @K@; total += *k$;"); rule("S", "auto &&k$ = @K@; total += k$[1];")
	rule("S", "[constructor] K k$(@I@); total += k$();"); rule("S", "[copy] K k$ = @L@; total += k$.get();"); rule("S", "[copy] @L@ = @L@;")
	rule("S", "[move] @L@ = @K@;"); rule("S", "[move] K k$ = static_cast<K &&>(@L@); total += k$.get();"); rule("S", "[copy] auto k$(@L@); total += k$.get();")
	rule("S", "if (@L@) total += 1;"); rule("S", "if (K k$ = @K@) total += *k$; else total -= *k$;"); rule("S", "if (K k$ = @K@; k$.get()) total++;")
	rule("S", "if (int n$ = @I@; n$ > @I@) { @S@ } else { @S@ }"); rule("S", "while (@B@) { total++; break; }"); rule("S", "for (K k$ = @K@; k$ < @K@; ++k$) { if (@B@) break; }")
	rule("S", "for (int z$ : @L@) total += z$;"); rule("S", "for (auto z$ : @K@) { total += z$; @S@ }"); rule("S", "for (auto &&z$ : @L@) { total += z$; continue; }")
	rule("S", "for (const auto &z$ : @L@) total += z$ + @I@;"); rule20("S", "for (int n$ = 0; auto z$ : @L@) total += z$ + n$++;")
	rule("S", "switch (@I@) { case @C@: total++; break; default: @S@ }"); rule("S", "switch (int n$ = @I@; n$) { case 1: [[fallthrough]]; case 2: total++; break; default: ; }")
	rule("S", "do { @S@ } while (@B@ && false);"); rule("S", "{ @S@ @S@ }"); rule("S", "K array$[] = { @K@, @K@ }; total += array$[1].get();")
	rule("S", "K array$[2] = { K{ 1 }, @K@ }; for (K &z$ : array$) total += z$.get();"); rule("S", "[default] K k$; total += k$.get();"); rule("S", "[default] K array$[3]; total += array$[2].get();")
	rule("S", "auto f$ = [&](auto &&z) { return z.get() + @I@; }; total += f$(@L@) + f$(@K@);"); rule("S", "auto f$ = [&] { @S@ return @I@; }; total += f$();")
	rule("S", "auto [x$, y$] = Pair<int, int>{ @I@, @I@ }; total += x$ + y$;"); rule("S", "auto &[x$, y$] = pair; total += x$; y$ = @I@;"); rule("S", "const auto &[x$, y$] = Pair<int, char>{ @I@, 'c' }; total += x$ + y$;")
	rule("S", "auto &&[x$, y$] = Tuple{ @I@ }; total += x$ + y$;"); rule("S", "auto [x$, y$] = Tuple{ @I@ }; total += x$ + y$;"); rule("S", "int a$[2] = { @I@, @I@ }; auto [x$, y$] = a$; total += x$ + y$;")
	rule("S", "if (auto [x$, y$] = Pair<int, int>{ @I@, 1 }; x$ < y$) total++;"); rule20("S", "auto [x$, y$] = Pair<int, int>{ @I@, 2 }; total += [=] { return x$ + y$; }();")
	rule("S", "Holder<K> h${ @K@ }; total += h$.k.get();"); rule("S", "Holder h$ = { @K@ }; total += h$.read();"); rule("S", "Holder<K> h$ = Holder<K>{ @K@ }; total += h$.k[1];")
	rule("S", "using T$ = decltype(make(@U@)); T$ k${ 1 }; total += k$.get();"); rule("S", "using T$ = decltype((*p)); T$ k$ = k; total += k$.get();"); rule("S", "decltype(auto) k$ = (@L@); total += k$.get();")
	rule("S", "struct Local { K k; ~ int get() const { return k.get(); } } l$ = { @K@ }; total += l$.k.get();"); rule("S", "if constexpr (@C@ > 2) { @S@ } else { @S@ }"); rule("S", "static_assert(@C@ >= 0, \"\");")
	rule("S", "int (K::*m$)() const = nullptr; (void)m$;"); rule("S", "[[maybe_unused]] auto f$ = [](K &z) { return z.get(); };"); rule("S", "[[maybe_unused]] K &k$ = @L@;")
	rule("S", "int (*f$)(int) = [](int z) { return z; }; total += f$(@I@);"); rule("S", "int (*f$)(int) = twice; total += f$(@I@);"); rule("S", "K *p$ = &@L@; total += p$->get() + (*p$)(1);")
	rule("S", "[!device !constexpr] K *p$ = new K{ @I@ }; total += p$->get(); delete p$;"); rule("S", "[!device !constexpr] try { @S@ } catch (const K &z) { total += (z == z); } catch (...) { @S@ }")
	rule("S", "[!device !constexpr copy] try { throw @K@; } catch (K &z) { total += z.get(); }"); rule("S", "[!device !constexpr constructor] K *p$ = new K(@I@); delete p$;"); rule("S", "[!device !constexpr] alignas(K) static char space$[sizeof(K)]; K *p$ = ::new (space$) K{ @I@ }; p$->~K();")
	rule("S", "[!device !constexpr] static K k${ @I@ }; total += k$.get();"); rule("S", "[!device !constexpr] thread_local K k${ @I@ }; total += k$.get();"); rule("S", "[!device !constexpr] delete new K{ 1 };")
	rule("S", "[!device !constexpr default] K *p$ = new K[2]; total += p$[1].get(); delete[] p$;"); rule("S", "[!constexpr] goto out$; out$: total++;"); rule("S", "[!device !constexpr] static const int n$ = @I@; total += n$;")
	rule("S", "[!device] visit(@L@, [&](auto &z) { total += z.get(); });"); rule("S", "[!device] visit(@K@, [&total, i](const auto &z) { total += i; (void)z; });"); rule("S", "int n$ = 0; auto f$ = [n$, &k]() mutable { return n$++ + k.get(); }; total += f$();")
	rule("S", "auto f$ = [self = &k](int z) noexcept { return (*self)(z); }; total += f$(@I@);"); rule("S", "enum { one$ = @C@, two$ }; total += one$ + two$;")
	rule("S", "enum class E$ : int { a, b }; E$ e$ = @B@ ? E$::a : E$::b; switch (e$) { case E$::a: total++; break; case E$::b: break; }")
	rule20("S", "using enum Color; total += red == green;"); rule20("S", "if (@B@) [[likely]] total++; else [[unlikely]] { @S@ }"); rule20("S", "Point point$ = { .x = @I@, .y = @I@ }; total += point$.x;")
	rule20("S", "auto f$ = [&]<class T>(T &z) requires Readable<T> { return z.get(); }; total += f$(k);"); rule20("S", "Readable auto &k$ = k; total += k$.get();");
}

# What surrounds the statements: B.
function fill_functions() {
	rule("F", "~ int fN(int i) { P B return total; }")
	rule("F", "~ inline int fN(int i) { P B return total; }")
	rule("F", "template <class T> ~ int fN(T i) { P B return total; } ~ inline int instanceN() { return fN(1); }")
	rule("F", "template <class K> ~ int gN(K &k, int i) { Q B return total; } ~ inline int fN(int i) { K k{ i }; return gN(k, i) + gN<K>(k, i); }")
	rule("F", "struct CN { int m = 0; ~ int f(int i) { P B return total + m; } }; ~ inline int instanceN() { return CN().f(1); }")
	rule("F", "template <class T> struct CN { T m = 0; ~ int f(T i) { P B return total + m; } }; ~ inline int instanceN() { return CN<int>().f(1); }")
	rule("F", "template <class T> struct CN { T m = 0; template <class U> ~ int f(U i) const; }; template <class T> template <class U> ~ int CN<T>::f(U i) const { P B return total + m; } ~ inline int instanceN() { return CN<int>().f(1); }")
	rule("F", "~ auto fN(int i) { P B return total; } ~ inline int instanceN() { return fN(1); }")
	rule("F", "~ inline int fN(int i) { auto generic = [](auto i) { P B return total; }; return generic(i); }")
	rule("F", "[!device] struct CN { int m; ~ CN(int i) : m(i) { P B m = total; } ~ operator int() const { return m; } }; ~ inline int instanceN() { return CN(1); }")
	rule("F", "template <int I, class... T> ~ int fN(T... more) { int i = I; P B return total + sizeof...(more); } ~ inline int instanceN() { return fN<1>(1, 'c'); }")
	rule("F", "~ int fN(int i) noexcept { P B return total; }")
	rule("F", "struct CN { friend ~ int friendN(CN, int i) { P B return total; } }; ~ inline int instanceN() { return friendN(CN(), 1); }")
	rule("F", "[host !constexpr] auto fN = [](int i) { P B return total; };")
	rule("F", "[host !constexpr] int fN(int i) try { P B return total; } catch (...) { return 1; }")
	rule("F", "[host !constexpr] namespace { int fN(int i) { P B return total; } } int instanceN = fN(1);")
	rule("F", "[kernel] __global__ void fN(int i, int *out) { P B *out = total; } inline void launchN(int *p) { fN<<<1, 2>>>(3, p); }")
	rule("F", "[kernel] template <class T> __global__ void fN(T i, int *out) { P B *out = total; } inline void launchN(int *p) { fN<<<dim3(1, 2), 2, 0, nullptr>>>(3, p); fN<int><<<1, dim3{ 4 }>>>(3, p); }")
	rule("F", "[kernel] template <class K> __global__ void __launch_bounds__(64) fN(int i, int *out) { P B *out = total; } template __global__ void fN<K>(int, int *);")
	rule("F", "[kernel] static __global__ void fN(int i, int *out) { P B *out = total; } inline void launchN(int *p) { for (int i = 0; i < 2; i++) fN<<<i, i + 1>>>(i, p); auto pointer = fN; pointer<<<1, 1>>>(1, p); }")
	rule("F", "[constexpr] ~ int fN(int i) { P B return total; } static_assert(fN(1) == fN(1), \"\"); constexpr int constantN = fN(2);")
	rule("F", "[constexpr] template <class T> ~ T fN(T i) { P B return total; } enum { constantN = fN(1) };")
	rule20("F", "[host] ~ int fN(Int auto i) { P B return total; } ~ inline int instanceN() { return fN(1); }")
	rule20("F", "[host] template <class T> requires Int<T> ~ int fN(T i) { P B return total; } ~ inline int instanceN() { return fN(1); }")
	rule20("F", "[constexpr host] consteval int fN(int i) { P B return total; } constexpr int constantN = fN(2);")
}

# Other things beside the class, some of which a cell has: declarations, and expressions with them that are of type int. # stands for the
# number of the thing.
function gadget(text, expressions) { gadgets[++gadget_count] = text; uses_of[gadget_count] = expressions }
function gadget20(text, expressions) { if (std >= 20) gadget(text, expressions) }
function fill_gadgets() {
	gadget("[open] struct D# : K { using K::K; ~ D#() : K{ 3 } { } ~ int twice() const { return 2 * get(); } };", "[open constructor] D#().twice()~[open constructor] D#{ @I@ }.get()~[open constructor] read(static_cast<const K &>(D#()))")
	gadget("[open] class D# : private K { public: ~ D#(int x) : K{ x } { } using K::get; using K::operator(); friend ~ int peek#(const D# &d) { return d.get() + static_cast<const K &>(d).get(); } };", "[open] D#(@I@).get()~[open] peek#(D#(@I@))~[open] D#(2)(@I@)")
	gadget("[!constexpr] struct A# { int a; ~ virtual int f() const { return a; } ~ A#(int x) : a(x) { } }; struct B# final : A# { using A#::A#; ~ int f() const override { return a + 1; } };", "[!constexpr] B#(@I@).f()~[!constexpr] B#(1).A#::f()~[!constexpr] static_cast<const A# &>(B#(1)).f()")
	gadget("struct A# { int a = 1; struct { int b = 2; } in; int c[2] = { 3, 4 }; };", "A#{ }.c[1]~A#{ @I@, { 5 }, { 6 } }.in.b~A#{ 1, 2, 3, 4 }.c[0]")
	gadget("struct A# { int a; }; struct B# : A# { int b; };", "B#{ { @I@ }, 2 }.a~B#{ { }, @I@ }.b~B#{ 1, 2 }.a")
	gadget("struct U# { union { int a; unsigned b; }; int c : 4; unsigned d : 3; ~ U#(int x) : a(x), c(1), d(2) { } };", "U#(@I@).a~int(U#(3).d)~U#(@I@).c + 1~+U#(3).c")
	gadget("union U# { int a; float b; ~ U#(int x) : a(x) { } ~ int get() const { return a; } };", "U#(@I@).get()~U#{ 2 }.a")
	gadget("struct L# { int n; ~ L#(std::initializer_list<int> l) : n(int(l.size())) { } ~ L#(int x, int y) : n(x + y) { } };", "L#{ @I@, 2, 3 }.n~L#(@I@, 2).n~L#{ 1, 2 }.n")
	gadget("~ inline int total#(std::initializer_list<int> l) { int sum = 0; for (int x : l) sum += x; return sum; }", "total#({ @I@, @I@ })~total#({ })~total#({ 1 })")
	gadget("~ inline int operator\"\" _u#(unsigned long long n) { return int(n); }", "12_u#~(3_u# + @I@)")
	gadget("template <char... C> ~ int operator\"\" _t#() { return sizeof...(C); }", "123_t#~0x1F_t#")
	gadget("template <class T> struct P# { static const int n = 1; }; template <class T> struct P#<T *> { static const int n = 2 + P#<T>::n; }; template <> struct P#<char> { static const int n = 7; };", "int(P#<K>::n)~P#<char **>::n + 0~+P#<const int *>::n")
	gadget("template <class T> constexpr int v# = sizeof(T) > 1; template <class T> constexpr int v#<T *> = 5;", "v#<K *>~v#<int>~(v#<char> + @I@)")
	gadget("template <template <class...> class T, class... A> struct M# { using type = T<A...>; }; template <class... A> struct Q# { static const int n = sizeof...(A); };", "int(M#<Q#, int, K>::type::n)~M#<Q#>::type::n + @I@")
	gadget("template <class D> struct C# { ~ int call() const { return static_cast<const D &>(*this).m + 1; } }; struct D# : C#<D#> { int m = 4; };", "D#().call()~static_cast<const C#<D#> &>(D#()).call()")
	gadget("struct N# { int m; ~ N#(int x) : m(x) { } ~ int f(int y) const { return m + y; } }; template <int (N#::*F)(int) const> ~ int through#(const N# &n) { return (n.*F)(2); }", "through#<&N#::f>(N#(@I@))~(N#(1).*(&N#::f))(@I@)~N#(2).*(&N#::m)")
	gadget("template <auto V> struct V# { static constexpr auto value = V; };", "int(V#<3>::value)~V#<'c'>::value + @I@~(V#<true>::value ? 1 : 2)~(V#<&twice>::value(@I@))")
	gadget("struct O# { int m; ~ int operator,(int x) const { return m + x; } ~ O# operator~() const { return O#{ ~m }; } ~ int operator->*(int x) const { return m * x; } ~ O# &operator+=(int x) { m += x; return *this; } ~ int operator%(const O# &o) const { return m - o.m; } };", "(O#{ 1 }, @I@)~O#{ 3 }->*@I@~(O#{ 4 } += @I@).m~O#{ 4 } % O#{ @I@ }")
	gadget("using Fn# = int (*)(int); struct F# { ~ operator Fn#() const { return twice; } };", "F#()(@I@)~F#{ }(2)")
	gadget("struct A# { ~ operator int() const & { return 1; } ~ operator int() && { return 2; } ~ explicit operator long() const { return 3; } };", "int(A#())~A#() + @I@~int(static_cast<long>(A#{ }))~twice(A#())")
	gadget("template <class T, class = void> struct H# { static const int n = 0; }; template <class T> struct H#<T, decltype(void(static_cast<T *>(nullptr)->get()))> { static const int n = 1; };", "int(H#<K>::n)~H#<int>::n + @I@")
	gadget("template <class T> ~ auto f#(T &x, int) -> decltype(x.nothing()) { return x.nothing(); } template <class T> ~ int f#(T &x, long) { return x.get(); }", "f#(k, 1)~f#(r, @I@)")
	gadget("~ inline int f#(int x, int y = 2, int z = sizeof(int)) { return x + y + z; }", "f#(@I@)~f#(1, @I@)~f#(@I@, @I@, @I@)")
	gadget("template <class T, class U = T, int N = 3> ~ int f#(T x, U y = U()) { return x + y + N; }", "f#(@I@)~f#<int, long>(1, 2L)~f#<int, int, 5>(@I@)")
	gadget("template <class... T> ~ int f#(T... x) { return (0 + ... + x) + ((x > 1) || ...) + sizeof...(T); }", "f#()~f#(@I@, @I@)~f#(1, 'c', 2L)")
	gadget("~ inline int f#() { return 0; } template <class T, class... R> ~ int f#(T x, R... r) { return x + f#(r...); }", "f#(@I@, 'c', 2)~f#()")
	gadget("struct S# { static const int n; static int count; enum E { one, two = 5 }; }; const int S#::n = 4; int S#::count = 1;", "[!device !constexpr] S#::count~S#::two + @I@~int(S#::one)~[!device !constexpr] S#::n")
	gadget("enum E# { a#, b# = 4 }; ~ inline E# operator|(E# x, E# y) { return E#(int(x) | int(y)); }", "(a# | b#)~int(b# | b#)~a# + @I@~(b# == 4 ? 1 : 2)")
	gadget("enum class E# : unsigned char { x = 1, y = 2 }; ~ inline int operator+(E# e) { return int(e); } ~ inline E# &operator++(E# &e) { return e = E#(int(e) + 1); }", "+E#::x~int(E#::y)~(E#::x < E#::y ? 1 : 2)~(E#{ 3 } == E#::x)")
	gadget("struct A# { int x; private: ~ A#(int y) : x(y) { } friend struct B#; friend ~ A# make#(int y); }; ~ inline A# make#(int y) { return A#(y); } struct B# { ~ static A# make(int y) { return A#(y); } };", "make#(@I@).x~B#::make(@I@).x")
	gadget("struct A# { ~ A#(int y) : x(y) { } A#(const A# &) = delete; int x; }; ~ inline A# make#(int y) { return A#(y); } struct B# { A# a; int b; };", "make#(@I@).x~B#{ make#(1), @I@ }.a.x~B#{ A#(2), 3 }.b~A#{ A#(3) }.x")
	gadget("[!constexpr] struct A# { int x; ~ A#(int y) : x(y) { } ~ void *operator new(decltype(sizeof 0) n) { return ::operator new(n); } ~ void operator delete(void *p) { ::operator delete(p); } };", "[!device !constexpr] (new A#(@I@))->x~A#(2).x")
	gadget("template <class T> struct A# { T x; template <class U> ~ A#(U y) : x(T(y)) { } template <class U> ~ operator U() const { return U(x); } };", "int(A#<int>(@I@))~A#<long>(2).operator int()~static_cast<int>(A#<char>('c'))~twice(A#<int>(3))")
	gadget("template <class T> struct A# { T x; ~ A#(T y) : x(y) { } ~ A#(T y, T z) : x(y + z) { } }; template <class T> A#(T *) -> A#<T>; A#(char) -> A#<int>;", "A#(@I@).x~A#(1, 2).x~A#{ @I@ }.x~A#('c').x")
	gadget("template <class T> struct Outer# { T t; struct Inner { T u; ~ int get() const { return u; } }; Inner in; template <class U> struct Other { U w; }; };", "Outer#<int>{ 1, { @I@ } }.in.get()~typename Outer#<int>::Inner{ @I@ }.u~Outer#<char>::template Other<int>{ @I@ }.w")
	gadget("namespace in# { struct A { int x; }; ~ inline int adl(A a) { return a.x; } ~ inline int operator+(A a, A b) { return a.x + b.x; } } using A# = in#::A;", "adl(A#{ @I@ })~A#{ 1 } + A#{ @I@ }~in#::adl({ 2 })")
	gadget("template <class T> using Ptr# = T *; template <class T> ~ int deref#(Ptr#<T> p) { return p->get(); } template <class T, int N> ~ int size#(T (&)[N]) { return N; }", "deref#(p)~deref#<K>(&r)")
	gadget("template <class F> struct Call# { F f; template <class... A> ~ auto operator()(A &&... a) const -> decltype(f(static_cast<A &&>(a)...)) { return f(static_cast<A &&>(a)...); } }; template <class F> Call#(F) -> Call#<F>;", "Call#{ twice }(@I@)~Call#{ [](int x) { return x; } }(@I@)~Call#<int (*)(int)>{ twice }(1)")
	gadget("template <class... F> struct Over# : F... { using F::operator()...; }; template <class... F> Over#(F...) -> Over#<F...>;", "Over#{ [](int x) { return x; }, [](const K &x) { return x.get(); } }(@I@)~Over#{ [](int) { return 1; }, [](char) { return 2; } }('c')")
	gadget("template <class F> ~ int rec#(F f, int n) { return f(f, n); }", "rec#([](auto self, int n) -> int { return n > 0 ? self(self, n - 1) : 0; }, @I@)~[](auto &&f) { return f(1); }([](int x) { return x; })")
	gadget("template <unsigned long... I> struct Seq# { }; template <class T, unsigned long... I> ~ int sum#(const T &t, Seq#<I...>) { return (0 + ... + t[I]); }", "sum#(k, Seq#<0, 1>())~sum#(r, Seq#<>{ })")
	gadget("[!constexpr] struct Abs# { ~ virtual int f() const = 0; ~ int g() const { return f() + 1; } }; struct Con# : Abs# { int x; ~ Con#(int y) : x(y) { } ~ int f() const final { return x; } };", "[!constexpr] Con#(@I@).g()~[!constexpr] Con#(2).f()")
	gadget("[!constexpr] struct V# { int x = 1; }; struct L# : virtual V# { }; struct R# : virtual V# { }; struct B# : L#, R# { ~ B#() { } };", "[!constexpr !device] B#().x~[!constexpr !device] static_cast<const V# &>(B#()).x")
	gadget("[!constexpr] struct M# { mutable int x = 1; volatile int y = 2; const int z = 3; ~ int f() const { return ++x; } };", "[!constexpr] M#().f()~[!constexpr] M#().z")
	gadget("typedef int Fn#(int); struct T# { Fn# *f; };", "T#{ twice }.f(@I@)~(*T#{ twice }.f)(1)")
	gadget("~ inline auto sum_of#(int a, int b) -> int { return a + b; } ~ inline decltype(auto) ref_of#(int &x) { return (x); } ~ inline auto *ptr_of#(int &x) { return &x; }", "sum_of#(@I@, @I@)~ref_of#(i)~*ptr_of#(i)~(ref_of#(i) = @I@)")
	gadget("struct B# { ~ int f() { return 1; } ~ int f(int) { return 2; } ~ int g() & { return 3; } ~ int g() && { return 4; } }; struct C# : B# { using B#::f; ~ int f(char) { return 5; } ~ int f(int) { return 6; } };", "C#().f()~C#().f(@I@)~C#().f('c')~C#().B#::f(1)~B#().g()")
	gadget20("struct A# { int x; explicit(false) ~ A#(int y) : x(y) { } };", "A#(1).x")
	gadget("struct A# { int a, b; friend ~ bool operator==(const A# &x, const A# &y) { return x.a == y.a; } friend ~ bool operator!=(const A# &x, const A# &y) { return !(x == y); } ~ explicit operator bool() const { return a; } };", "(A#{ 1, 2 } == A#{ @I@, 2 })~(A#{ 1 } != A#{ 2 } ? 1 : 2)~(A#{ 1 } && @B@)~!A#{ @I@, 3 }")
	gadget("template <class T> ~ int sp#(T) { return 1; } template <> ~ inline int sp#(char) { return 2; } template <> ~ inline int sp#<K *>(K *) { return 3; } template <class T> ~ int sp#(T *) { return 4; }", "sp#(@I@)~sp#('c')~sp#(p)~sp#<K *>(p)~sp#(&i)")
	gadget("struct Big# { int a[4]; ~ int &operator[](int n) { return a[n]; } ~ const int &operator[](int n) const { return a[n]; } ~ int *begin() { return a; } ~ int *end() { return a + 4; } };", "Big#{ { 1, 2, 3, 4 } }[1]~Big#{ @I@, 2 }[0]~[](Big# b) { int s = 0; for (int &x : b) s += x; return s; }(Big#{ 1, @I@ })")
	gadget("struct W# { W# *next; int v; ~ int depth() const { return next ? 1 + next->depth() : 0; } };", "W#{ nullptr, @I@ }.depth()~W#{ nullptr, @I@ }.v")
	gadget("struct [[deprecated]] Old#; struct alignas(16) A# { alignas(8) char c; [[maybe_unused]] int x; }; [[noreturn]] void never#();", "int(alignof(A#))~int(sizeof(A#))~A#{ 'c', @I@ }.x")
	gadget("~ inline int loop#(int n) { int s = 0; for (int i = 0, j = n; i < j; ++i, --j) { if (i == 3) continue; switch (j) { case 0: case 1: s++; break; case 2 ... 4: s += 2; [[fallthrough]]; default: s--; } } do { s++; } while (s < 3); while (int m = s - 5) { s = m > 0 ? 5 : 5; } return s; }", "loop#(@I@)~loop#(4)")
	gadget("~ inline int stmt#(int n) { return ({ int z = n; z + 1; }) + (n ?: 3) + __builtin_expect(n, 1) + __builtin_constant_p(n) + (int)__builtin_offsetof(Point, y); }", "[!constexpr] stmt#(@I@)~[!constexpr] stmt#(1)")
	gadget("~ inline int cast#(const int &x) { const int *p = &x; return *const_cast<int *>(p) + (x ? int{ } : static_cast<int>(2.5f)) + int(3u) + (int)'c'; }", "cast#(@I@)~cast#(1)")
	gadget("inline int throws#(int n) noexcept(false) { if (n > 100) throw n; try { return n; } catch (int &e) { return e; } catch (const Point &) { throw; } }", "[!device !constexpr] throws#(@I@)~int(noexcept(throws#(1)))")
	gadget("template <class T> struct Lazy# { static_assert(sizeof(T) > 0, \"\"); T x; ~ int never() { return x.nothing(); } ~ int get() const { return 1; } };", "Lazy#<int>().get()~Lazy#<K *>{ }.get()")
	gadget("template <int N> struct Fact# { static constexpr int value = N * Fact#<N - 1>::value; }; template <> struct Fact#<0> { static constexpr int value = 1; }; constexpr int fib#(int n) { return n < 2 ? n : fib#(n - 1) + fib#(n - 2); }", "int(Fact#<4>::value)~choose<fib#(5)>(@I@, 1)~(Fact#<3>::value + @I@)")
	gadget20("template <class T> concept Sized# = sizeof(T) > 1; template <class T> concept Big# = Sized#<T> && sizeof(T) > 8; ~ int pick#(auto) { return 1; } ~ int pick#(Sized# auto) { return 2; } ~ int pick#(Big# auto) { return 3; }", "pick#('c')~pick#(@I@)~pick#(&twice)~(Big#<K> ? 1 : 2)")
	gadget20("template <class T> struct R# { ~ int f() requires Int<T> { return 1; } ~ int f() requires (!Int<T>) { return 2; } ~ R#() requires (sizeof(T) > 0) { } R#() = default; };", "R#<int>().f()~R#<K>().f()")
	gadget20("struct A# { int a; int b = 2; int c[2]; };", "A#{ .a = @I@ }.b~A#{ .a = 1, .b = 3, .c = { 4, 5 } }.c[1]~A#{ .b = @I@ }.a")
	gadget20("struct A# { int a; bool operator==(const A# &) const = default; auto operator<=>(const A# &) const = default; };", "(A#{ 1 } < A#{ @I@ })~(A#{ 1 } != A#{ 2 })~(A#{ 1 } >= A#{ @I@ } ? 1 : 2)~((A#{ 1 } <=> A#{ 2 }) < 0)")
	gadget20("struct A# { int a; ~ bool operator==(int x) const { return a == x; } ~ std::strong_ordering operator<=>(int x) const { return a <=> x; } };", "(A#{ 1 } == @I@)~(1 == A#{ 2 })~(3 < A#{ @I@ })~(A#{ 1 } != 2)~(2 >= A#{ 1 })")
	gadget20("template <class... T> ~ int bind#(T... x) { auto f = [...y = x] { return (0 + ... + y); }; return f(); }", "bind#(@I@, 2)~bind#()")
	gadget20("consteval int imm#(int n) { return n * 2; } constexpr auto later# = [](int n) consteval { return n; }; constinit inline int init# = imm#(3);", "imm#(4)~later#(5)~[!device !constexpr] init#")
	gadget20("template <class T> struct Agg# { T a; T b; };", "Agg#{ @I@, 2 }.a~Agg#{ .a = 1, .b = @I@ }.b")
	gadget20("template <Point P> struct At# { static constexpr int n = P.x; }; template <auto F> ~ int run#() { return F(3); }", "int(At#<Point{ 4, 5 }>::n)~run#<[](int x) { return x; }>()~run#<twice>()")
	gadget20("template <class T> ~ int need#(T x) requires requires { x + 1; { x * 2 } -> Int; typename Box<T>; requires sizeof(T) == 4; } { return x; } ~ int need#(...) { return 0; }", "need#(@I@)~need#(nullptr)~need#('c')")
	gadget20("enum class E# { p, q }; ~ inline int sw#(E# e) { using enum E#; switch (e) { case p: return 1; [[likely]] case q: return 2; } return 3; }", "sw#(E#::q)~sw#(E#{ })")
}

# The expressions of the things that a cell has.
function choose_gadgets(n, i, part, count, text, made) {
	alternatives["G"] = 0
	rule("G", "1")
	text = ""
	for (n = among(4); n > 0; n--) {
		do i = among(gadget_count); while (!needed(gadgets[i]))
		made = gadgets[i]
		sub(/^\[[^\]]*\] /, "", made)
		text = text all(made, "#", 90 + n) "\n"
		count = split(uses_of[i], part, "~")
		for (; count > 0; count--) rule("G", all(part[count], "#", 90 + n))
	}
	return text
}

# Around the class: what it names, and what names it.
function fill_surroundings(h) {
	before = "struct Base { ~ Base() { } int b = 1; protected: ~ int hidden() const { return b; } };\ntemplate <class T> struct Mixin { ~ const T &self() const { return static_cast<const T &>(*this); } using mixed = T; };\n"
	after = "~ inline K make(int x) { return K{ x }; }\ntemplate <class T> ~ K make(T x) { return K{ x }; }\ntemplate <class T, class... A> ~ T make_for(A &&... a) { return T{ static_cast<A &&>(a)... }; }\n" \
		"template <class T, class A> ~ T forwarded(A &&a) { T made{ static_cast<int>(a) }; return T{ made.get() }; }\n" \
		"template <class T> ~ T &itself(T &x) { return x; }\ntemplate <class T> ~ int read(T &&x) { return x.get(); }\ntemplate <class T, enable_if<same<T, K>, int> = 0> ~ int read(T &x) { return x.get(); }\n" \
		"~ inline int by_value(K x) { return x.get(); }\ntemplate <class T, class A> ~ auto apply(T &x, A a) -> decltype(x(a)) { return x(a); }\n" \
		"template <class T> struct Holder { T k; static const int number = sizeof(T) > 4 ? 1 : 2; ~ int read() { return k.get(); } };\ntemplate <class T> Holder(T) -> Holder<T>;\n" \
		"~ inline int overloaded(const K &) { return 1; }\n~ inline int overloaded(K &&) { return 2; }\n~ inline int overloaded(int) { return 3; }\n~ inline int overloaded(const void *) { return 4; }\n~ inline int overloaded(bool) = delete;\ntemplate <class T> ~ int overloaded(const T *) { return 5; }\n" \
		"template <class T, class F> ~ void visit(T &&x, F f) { f(x); }\n"
	helpers = "~ inline int twice(int x) { return 2 * x; }\n~ inline int value(int x) { return x; }\n~ inline int value(char) { return 1; }\n" \
		"template <class... T> ~ int sum(T... x) { return (x + ...); }\ntemplate <int N> ~ int choose(int a, int b) { if constexpr (N > 2) return a; else return b; }\ntemplate <int... N> ~ int pack(int x) { return (N + ... + x); }\n" \
		"template <class T> ~ const T &max_of(const T &a, const T &b) { return a < b ? b : a; }\n" \
		"template <int N> struct Fixed { static constexpr int value = N; ~ int get() const { return N; } ~ operator int() const { return N; } };\n" \
		"template <class A, class B> struct Pair { A first; B second; };\ntemplate <class A, class B> Pair(A, B) -> Pair<A, B>;\ntemplate <class T> struct Box { T value; ~ Box(T x) : value(x) { } template <class U> ~ Box(U *); };\n" \
		"struct Tuple { int t; template <unsigned long N> ~ int get() const { return t + N; } };\nstruct Point { int x = 1; int y = 2; };\nenum class Color { red, green };\n"
	if (std >= 20)
		helpers = helpers "struct Literal { int a, b; };\ntemplate <Literal L> ~ int with_class() { return L.a + L.b; }\n~ inline int constrained(Int auto x) { return x; }\ntemplate <class T> ~ int constrained(T &) { return 2; }\ntemplate <class T> requires Readable<T> ~ int constrained(T &x) { return x.get(); }\nconsteval int immediate(int x) { return x + 1; }\n"
}

function prelude() {
	print "#include <cuda_runtime.h>\n#include <initializer_list>\n#include <new>"
	if (std >= 20) print "#include <compare>"
	print "namespace std { template <class T> struct tuple_size; template <unsigned long N, class T> struct tuple_element; }"
	print "template <class A, class B> constexpr bool same = false;\ntemplate <class A> constexpr bool same<A, A> = true;"
	print "template <class T> constexpr bool is_int = same<T, int>;\ntemplate <bool B, class T> struct enable { };\ntemplate <class T> struct enable<true, T> { using type = T; };"
	print "template <bool B, class T> using enable_if = typename enable<B, T>::type;"
	if (std >= 20) print "template <class T> concept Int = is_int<T>;\ntemplate <class T> concept Readable = requires(T &x) { { x.get() } -> Int; };"
}

# What the cell's functions are: for the host, for devices too, constant expressions, and what its class can do.
function choose_cell() {
	split("", is)
	is["constexpr"] = chance(0.35)
	is["device"] = chance(0.5)
	is["host"] = !is["device"]
	is["kernel"] = is["device"]
	is["aggregate"] = chance(0.15)
	is["constructor"] = !is["aggregate"]
	is["default"] = is["aggregate"] || chance(0.5)
	is["copy"] = is["aggregate"] || chance(0.4)
	is["move"] = is["copy"] || chance(0.5)
	space = (is["device"] ? "__host__ __device__ " : "") (is["constexpr"] ? "constexpr " : "")
}
function class_text(n, text, final) {
	do n = is["aggregate"] ? 1 : among(storages); while (is["constexpr"] && n == 4)
	final = choose("final", 0)
	is["open"] = final == ""
	text = choose("key", 0) " K" final (is["aggregate"] || is["constexpr"] ? "" : choose("bases", 0)) " {\npublic:\n"
	if (is["aggregate"])
		text = text "\t" storage_of[n] "\n"
	else {
		text = text "\t" choose("ctor", 0) "\n\t" (is["default"] ? choose("default", 0) "\n\t" : "")
		text = text choose(is["copy"] ? "any_copy" : is["move"] ? "move_copy" : "no_copy", 0) "\n\t" choose("dtor", 0) "\n"
	}
	text = text "\t" choose("get", 0) "\n\t" choose("equal", 0) "\n\t" choose("plus", 0) "\n\t" choose("index", 0) "\n\t" choose("call", 0) "\n\t" choose("arrow", 0)
	text = text "\n\t" choose("step", 0) "\n\t" choose("bool", 0) "\n\t" choose("range", 0) "\n\t" choose("using", 0) "\n"
	if (!is["aggregate"]) text = text (chance(0.5) ? "private:" : "public:") "\n\t" storage_of[n] "\n"
	text = text "};\n"
	text = all(text, "@init@", init_of[n])
	text = all(text, "@init_other@", put_value(init_of[n]))
	if (text ~ /friend ~ K operator\+\(const K &k, int y\);/) text = text "~ inline K operator+(const K &k, int y) { return K{ k.get() + y }; }\n"
	return all(text, "V", value_of[n])
}
function put_value(init) { gsub(/x/, "o.V", init); return init }

function a_cell(text, n) {
	choose_cell()
	numbered = 0
	text = "namespace c" cell " {\n" helpers before class_text() after choose_gadgets() "}\n"
	text = text "template <> struct std::tuple_size<c" cell "::Tuple> { static const int value = 2; };\ntemplate <unsigned long N> struct std::tuple_element<N, c" cell "::Tuple> { using type = int; };\n"
	text = text "namespace c" cell " {\n"
	for (n = among(3); n > 0; n--) {
		function_text = choose("F", 0)
		function_text = all(function_text, "N", ++numbered)
		function_text = all(function_text, "P ", "int total = 0; K k{ i }; Q ")
		function_text = all(function_text, "Q ", (index(function_text, "P ") ? "" : (function_text ~ /gN|g[0-9]+\(K/ ? "int total = 0; " : "")) "K *p = &k; K &r = k; const K &c = k; Pair<int, int> pair{ 1, 2 }; Holder<K> h{ K{ 2 } };\n")
		text = text all(function_text, "B ", statements(among(4)))
		text = text "\n"
	}
	text = text "}\n"
	text = all(text, "~K", "\001")
	text = all(text, "~ ", space)
	return all(text, "\001", "~K")
}

BEGIN {
	fill_storage(); fill_class(); fill_expressions(); fill_statements(); fill_functions(); fill_surroundings(); fill_gadgets()
	prelude()
	for (cell = 1; cell <= cells; cell++) {
		seed_uniform(seed * 1000 + cell)
		made = a_cell()
		if (!index(without, " " cell " ")) printf "#line 1 \"cell%d\"\n%s", cell, made
	}
}
