// C++20: call operators that using-declarations take from several closures, and what std::visit makes of them.
#include <string>
#include <variant>
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> struct guided : Ts... { using Ts::operator()...; };
template <class... Ts> guided(Ts...) -> guided<Ts...>;
template <class F, class G> struct two : F, G { two(F f, G g) : F(f), G(g) {} using F::operator(); using G::operator(); };
template <class T> struct Cell { T value; T twice() const; };
template <class T> T Cell<T>::twice() const { return value + value; }

typedef std::variant<int, double, std::string> Some;
int f(Some &v) {
	return std::visit(overloaded{ [](int i) { return i; }, [](double d) { return (int)d; }, [](const std::string &s) { return (int)s.size(); } }, v);
}
int g(const Some &v) {
	return std::visit(guided{ [](auto i) { return (int)Cell<decltype(i)>{ i }.twice(); }, [](const std::string &s) { return (int)s.size(); } }, v);
}
void h(Some &v, int k) {
	std::visit(guided{ [&](std::string &s) { s += 'x'; }, [k](auto &x) { x += Cell<int>{ k }.twice(); } }, v);
}
int i(Some &v, Some &w) {
	return std::visit(overloaded{ [](int, int) { return 1; }, [](auto &, const std::string &) { return 2; }, [](const auto &...x) { return (int)sizeof...(x); } }, v, w);
}
int main() {
	overloaded o{ [](int i) { return i; }, [](double d) { return Cell<double>{ d }.twice(); } };
	guided p{ [](auto x) { return Cell<decltype(x)>{ x }.twice(); }, [](const char *s) { return *s; }, [&](char c, ...) { return 3.0; } };
	two q([](int *x) { return *x; }, [n = 1]<class T>(Cell<T> x) mutable { return x.twice() + n++; });
	return o(1) + o(1.5) + p(1L) + p("x") + p('c', 2) + q(Cell<short>{ 1 }) + q((int *)0);
}
