// References that bindings are of, and what they cannot be bound to.
struct pair { int a; float b; };
pair made();
pair &known();
const pair &constant();
typedef int two[2];

void f()
{
	auto &[a, b] = pair{ 1, 2 };
	const auto &[c, d] = pair{ 1, 2 };
	auto &&[e, g] = made();
	auto &[h, i] = made();
	auto &[j, k] = known();
	auto &[l, m] = constant();
	auto &[n, o, p] = made();
	auto &[q, r] = static_cast<pair &&>(known());
	auto &&[s, t] = static_cast<pair &&>(known());
	auto &[u, v] = two{ 1, 2 };
	pair all[3];
	for (auto &[x, y] : all)
		x = y;
}
