template <class... Bases> struct All : Bases... { };
// Valid programs that a front end may take for wrong: packs of the first declaration, *this behind parameters, range-based for over
// what is no class, conversion functions whose result is const, parameters that are expansions.
struct Range { struct I { }; struct C { }; I begin(); C begin() const; };
int &same(int &);
const int &same(const int &);
template <class T, class U> struct Is;
template <class T> struct Is<T, T> { };
struct Trailing {
	Range r;
	int x;
	auto first() const -> decltype(r.begin()) { return r.begin(); }
	auto me() const -> decltype(this) { return this; }
	auto later() const -> decltype(same(x));
	auto plain() -> decltype(same(x)) { return x; }
	auto twice() const noexcept(noexcept(same(x))) -> decltype(this)
	{
		struct Local { int y; auto f() -> decltype(same(y)) { return y; } auto g() const -> decltype(same(y)) { return y; } };
		return this;
	}
	auto other() volatile -> decltype((x)) { return x; }
};
auto Trailing::later() const -> decltype(same(x)) { return same(x); }
template <class T> struct TrailingOf {
	T x;
	auto value() const -> decltype((x)) { return x; }
	template <class U> auto value(U) const -> decltype((x)) { return x; }
	auto me() const -> decltype(this) { return this; }
};
TrailingOf<int> trailing;
Is<decltype(trailing.value()), const int &> trailing_value;
Is<decltype(trailing.value(1)), const int &> trailing_template;
Is<decltype(trailing.me()), const TrailingOf<int> *> trailing_this;

namespace std { int *begin(int); int *end(int); }
namespace N {
	enum E { e1, e2 };
	E operator*(E e); E operator++(E &e); E begin(E e); E end(E e);
	enum class F { }; int *begin(F); int *end(F);
	struct S { }; int *begin(S *); int *end(S *);
}
void ranges(N::S *s, void (*function)())
{
	for (int x : 10) { }
	for (auto x : N::e1) { }
	for (auto x : N::F()) { }
	for (auto x : s) { }
	for (auto x : function) { }
}

enum E { };
struct ToConst { operator const volatile int(); operator const E(); };
const int &to_const = ToConst();
int &&to_int = ToConst();
E &&to_enum = ToConst();

template <class... T> struct Packs {
	template <T..., class... U> struct After { };
	template <T... t, class U> struct Before { };
	template <template <T> class... TP, class U> struct Templates { };
	template <class... X, class U> struct Wrong { };
};
template <class T> struct NoPacks { template <T... t, class U> struct Wrong { }; };
template <int I> struct OfInt { };
template <char C> struct OfChar { };
Packs<int, char>::Before<42, 'a', float> before;
Packs<int, char>::Templates<OfInt, OfChar, float> templates;
Packs<>::After<int> after;

__constinit int constant = 3;

template <class T> struct Undone { static_assert(sizeof(T) == 9999, "an instance"); };
template <class T> Undone<T> undone(T);
template <class> struct Named { using type = decltype(undone(0)); };
Named<int> named;

struct Private { Private(int); private: ~Private(); friend struct Made; };
struct Abstract : virtual Private { virtual void f() = 0; };
struct Made : Abstract { Made() : Private(1) { } void f(); };
Made made;

struct Overloaded {
	template <class T> static void f(T) { }
	void f() { }
	void g(int) { }
	void use()
	{
		[](auto &&v) { Overloaded::f(v); };
		[](auto &&v) { f(v); };
		[](auto &&v) { g(v); };
	}
};

struct Bits { unsigned char : 1, a : 1, b : 2, : 1, c : 3; };
struct MoreBits : Bits { unsigned char : 1, : 7; };
int bits(MoreBits m) { const auto &[a, b, c] = m; return a + b + c; }
extern struct Later later;
template <int> int bind_later() { auto [m] = later; return m; }
struct Later { int m; };
int bound_later = bind_later<0>();
