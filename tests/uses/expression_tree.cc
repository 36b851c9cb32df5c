// C++20: expression tree with variant/visit, unique_ptr, recursion.
#include <variant>
#include <memory>
#include <string>
#include <map>
#include <vector>
#include <stdexcept>
#include <optional>
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;
struct Num {
	double v;
};
struct Var {
	std::string name;
};
struct Bin;
struct Un;
using Expr = std::variant<Num, Var, std::unique_ptr<Bin>, std::unique_ptr<Un>>;
enum class Op { add, sub, mul, div };
struct Bin {
	Op op;
	Expr l, r;
};
struct Un {
	char op;
	Expr e;
};
using Env = std::map<std::string, double>;
double eval(const Expr &e, const Env &env) {
	return std::visit(overloaded{[](const Num &n) { return n.v; },
				     [&](const Var &v) {
					     auto it = env.find(v.name);
					     if (it == env.end())
						     throw std::out_of_range(v.name);
					     return it->second;
				     },
				     [&](const std::unique_ptr<Bin> &b) -> double {
					     double l = eval(b->l, env), r = eval(b->r, env);
					     switch (b->op) {
					     case Op::add:
						     return l + r;
					     case Op::sub:
						     return l - r;
					     case Op::mul:
						     return l * r;
					     case Op::div:
						     return l / r;
					     }
					     return 0;
				     },
				     [&](const std::unique_ptr<Un> &u) { return u->op == '-' ? -eval(u->e, env) : eval(u->e, env); }},
			  e);
}
std::optional<std::string> show(const Expr &e) {
	if (auto *n = std::get_if<Num>(&e))
		return std::to_string(n->v);
	if (std::holds_alternative<Var>(e))
		return std::get<Var>(e).name;
	return std::nullopt;
}
template <class L, class R> Expr make(Op op, L l, R r) { return std::make_unique<Bin>(Bin{op, Expr(std::move(l)), Expr(std::move(r))}); }
int main() {
	Expr e = make(Op::add, Num{1}, make(Op::mul, Var{"x"}, Num{3}));
	Env env{{"x", 2.0}, {"y", 3.0}};
	auto s = show(e).value_or("?");
	return (int)eval(e, env) + (int)s.size();
}
