// C++20: CRTP, mixins, variadic inheritance, type lists, tag dispatch.
#include <type_traits>
#include <utility>
#include <string>
#include <typeindex>
#include <vector>
#include <memory>
template <class D> struct Comparable {
	friend bool operator!=(const D &a, const D &b) { return !(a == b); }
	friend bool operator>(const D &a, const D &b) { return b < a; }
};
template <class D> struct Counted {
	static inline int live = 0;
	Counted() { ++live; }
	Counted(const Counted &) { ++live; }
	~Counted() { --live; }
};
template <class D, template <class> class... M> struct Mix : M<D>... {
	D &self() { return static_cast<D &>(*this); }
};
struct Id : Mix<Id, Comparable, Counted> {
	int v;
	explicit Id(int x) : v(x) {}
	bool operator==(const Id &o) const { return v == o.v; }
	bool operator<(const Id &o) const { return v < o.v; }
};
template <class... T> struct TL {
	static constexpr std::size_t size = sizeof...(T);
	template <class U> static constexpr bool has = (std::is_same_v<T, U> || ...);
};
template <class, class> struct Cat;
template <class... A, class... B> struct Cat<TL<A...>, TL<B...>> { using type = TL<A..., B...>; };
template <class L, template <class> class P> struct Filter;
template <template <class> class P> struct Filter<TL<>, P> { using type = TL<>; };
template <class H, class... T, template <class> class P> struct Filter<TL<H, T...>, P> {
	using rest = typename Filter<TL<T...>, P>::type;
	using type = std::conditional_t<P<H>::value, typename Cat<TL<H>, rest>::type, rest>;
};
static_assert(Filter<TL<int, float, char, double>, std::is_integral>::type::size == 2 && TL<int, char>::has<char>);
template <class T> struct Slot { T value{}; };
template <class... T> struct Reg : private Slot<T>... {
	template <class U> U &get() { return static_cast<Slot<U> &>(*this).value; }
	template <class F> void all(F f) { (f(static_cast<Slot<T> &>(*this).value), ...); }
};
struct Visitor;
struct Node {
	virtual ~Node() = default;
	virtual int accept(Visitor &) = 0;
};
template <class D> struct NodeOf : Node { int accept(Visitor &v) override; };
struct A : NodeOf<A> {
	int a = 1;
};
struct B : NodeOf<B> {
	int b = 2;
};
struct Visitor {
	virtual int visit(A &) = 0;
	virtual int visit(B &) = 0;

      protected:
	~Visitor() = default;
};
template <class D> int NodeOf<D>::accept(Visitor &v) { return v.visit(static_cast<D &>(*this)); }
template <class... F> struct LambdaVisitor final : Visitor, F... {
	using F::operator()...;
	LambdaVisitor(F... f) : F(f)... {}
	int visit(A &a) override { return (*this)(a); }
	int visit(B &b) override { return (*this)(b); }
};
template <class T> auto describe(T x, int) -> decltype(x.size(), std::string()) { return "sized"; }
template <class T> std::string describe(T, long) { return "other"; }
template <class T, class = void> struct is_ptr_like : std::false_type {};
template <class T>
struct is_ptr_like<T, std::void_t<decltype(*std::declval<T>()), decltype(std::declval<T>().operator->())>> : std::true_type {};
template <int N> struct Fib {
	enum { value = Fib<N - 1>::value + Fib<N - 2>::value };
};
template <> struct Fib<1> {
	enum { value = 1 };
};
template <> struct Fib<0> {
	enum { value = 0 };
};
template <class T> struct Outer {
	template <class U> struct Inner {
		U u;
		template <class V> auto mix(V v) -> decltype(T() + U() + V());
	};
};
template <class T> template <class U> template <class V> auto Outer<T>::Inner<U>::mix(V v) -> decltype(T() + U() + V()) {
	return T() + u + v;
}
int main() {
	Id a{1}, b{2};
	Id c = a;
	Reg<int, double, std::string> r;
	r.get<int>() = 3;
	r.get<std::string>() = "x";
	int n = 0;
	r.all([&](auto &x) { n += sizeof(x); });
	LambdaVisitor lv{[](A &x) { return x.a; }, [k = 5](B &x) { return x.b + k; }};
	std::vector<std::unique_ptr<Node>> ns;
	ns.push_back(std::make_unique<A>());
	ns.emplace_back(new B);
	for (auto &x : ns)
		n += x->accept(lv);
	static_assert(is_ptr_like<std::unique_ptr<int>>::value && !is_ptr_like<int>::value && Fib<10>::value == 55);
	return (a != b) + (a > b) + Id::live + n + describe(std::string(), 0).size() + describe(1, 0).size() + c.self().v +
	       Outer<int>::Inner<char>{'a'}.mix(1.5);
}
