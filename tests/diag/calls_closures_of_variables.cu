// flags: --extended-lambda
// flags: --extended-lambda --relaxed_constexpr
/* Closures for devices in initializers of variables have the variables in their names, are numbered throughout a namespace or class, and
 * are constexpr where nothing in them prevents that; extended ones are not. */
void named() { }
struct Any { Any(); ~Any(); int z; };
auto plain = [] __attribute__((device)) { return 1; };
constexpr auto generic = [] __attribute__((device)) (auto x) { return x; };
static const auto with_static = [] __attribute__((device)) { static int s; return 1; };
inline auto uninitialized = [] __attribute__((device)) (int x) { int y; y = x; return y; };
auto jump = [] __attribute__((device)) (int x) { goto end; end: return x; };
auto no_literal = [] __attribute__((device)) (Any x) { return 1; };
auto result = [] __attribute__((device)) () -> Any { throw 1; };
auto changed = [] __attribute__((device)) () mutable noexcept { asm("nop"); };
auto variadic = [] __attribute__((device)) (auto... x) { return 1; };
int called = [] { auto l = [] __attribute__((device)) { return 1; }; return l(); }();
auto one = [] __attribute__((device)) { return 1; };
auto inside = [] { return [] __attribute__((device)) { return 1; }; };
auto tenth = [] __attribute__((device)) { return 1; };
auto eleventh = [x = 1] __attribute__((device)) { return x; };
namespace n { auto first = [] __attribute__((device)) { return 1; }; constexpr auto second = [] __attribute__((device)) { return 1; };
	namespace m { auto third = [] __attribute__((device)) (auto... x) { return 1; }; } }
namespace { auto hidden = [] __attribute__((device)) { return 1; }; constexpr auto hidden_generic = [] __attribute__((device)) (auto x) { return x; }; }
struct S { static constexpr auto first = [] __attribute__((device)) { return 1; }; static inline auto second = [] __attribute__((device)) (auto... x) { return 1; }; };
template <class T> struct U { static constexpr auto first = [] __attribute__((device)) { return 1; }; static inline auto second = [] __attribute__((device)) (auto x) { return 1; }; };
int main() {
	plain(); generic(1); with_static(); uninitialized(1); jump(1); no_literal(Any()); result(); changed(); variadic(Any(), 1); one();
	inside()(); tenth(); eleventh();
	n::first(); n::second(); n::m::third(Any()); hidden(); hidden_generic(1);
	S::first(); S::second(Any(), 1); U<int>::first(); U<int>::second(1);
	auto local = [] __attribute__((device)) { return 1; };
	local();
}
