// Names without a qualifier and the members of bases that depend on template parameters: none of these, here and in the instances [temp.dep].

template <class A> struct fp { static constexpr int q() { return 1; } int z; };
constexpr int q() { return 2; }
template <class A> struct op3 : fp<A> { static constexpr int f() { return q(); } };
static_assert(op3<int>::f() == 2);
template <class A> struct op6 : fp<A> { auto f(int z) { return this->z + op6::z + z; } };
struct fq { int z; static constexpr int q() { return 3; } };
template <class A> struct op7 : A { static constexpr int f() { return q(); } };
static_assert(op7<fq>::f() == 2);
template <class A> struct op8 : fq { static constexpr int f() { return q(); } };
static_assert(op8<fq>::f() == 3);
template <class A> struct op9 : op8<A> { struct In { static constexpr int f() { return q(); } }; };
static_assert(op9<fq>::In::f() == 2);
template <class A, class B> struct with_alias { using results = int; using shortcut = A; };
template <class A, class B, class R> using shortcut = with_alias<B, A>;
template <class A, class B, class R> struct through : with_alias<A, B> { using own = shortcut<A, B, R>; own f(); };
static_assert(__is_same(through<int, char, int>::own, with_alias<char, int>));
static_assert(__is_same(decltype(through<int, char, int>().f()), with_alias<char, int>));
