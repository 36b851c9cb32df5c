/* Conversions in lambdas that change values, where lambdas initialize variables of namespaces and members, too. */
void use(unsigned);
void use(unsigned, char);
struct S { S(unsigned); };
auto of_namespace = [] { unsigned b = -1; use(-2); S s(-3); S t = -4; return b; };
int value = [](int x) { use(-2, 300); return x; }(3);
namespace n { static auto inner = [] { return [] { use(-2); unsigned x = 1; x += -3; return x; }(); }; }
struct M { static inline int s = [] { use(-2); return 1; }(); int v = [] { unsigned b = -1; return (int)b; }(); };
void f() { auto l = [] { use(-2); return [] { use(-3); }; }; }
S plain(-1);
/* Functions lose their noexcept where a template's conversion function yields pointers to them, behind one pointer alone. */
template <class T> using Quiet = T (*)(T) noexcept;
struct Makes { template <class T> operator Quiet<T>() const; };
struct Points { template <class T> operator Quiet<T> *() const; };
void quiet() {
	auto one = [](auto x) noexcept { return x; };
	auto pack = [](auto... x) noexcept -> int { return 1; };
	int (*a)(int) = one;
	int (*b)(int) noexcept = one;
	int (*c)(int, long) = pack;
	int (*d)(int) = Makes();
	int (**e)(int) = Points();
	int (*f)(int) noexcept = [](auto x) { return x; };
}
