// flags: --extended-lambda
/* Branches of if constexpr that are discarded: outside of templates they are compiled, too. */
void host();
const int &first() { if constexpr (sizeof(int) == 4) { return 1; } else { return 2; } }
const int &second(int n) { if constexpr (sizeof(n) == 8) { return 1; } else { return 2; } }
void lambdas(const int n) {
	auto plain = [n]() -> const int & { if constexpr (sizeof(n) == 4) { return 1; } else { return 2; } };
	auto device = [] __attribute__((device)) () -> const int & { if constexpr (sizeof(int) == 8) { return 1; } else { return 2; } };
	auto either = [n]() -> const int & { if (n) return 1; else return 2; };
	auto generic = [](auto x) -> const int & { if constexpr (sizeof(x) == 4) { return 1; } else { return 2; } };
	generic(1);
}
template <class T> const int &in_template() { if constexpr (sizeof(T) == 4) { return 1; } else { return 2; } }
void instances() { in_template<int>(); in_template<char>(); }
void unreachable() { if constexpr (true) { } else { return; host(); } }
int missing() { if constexpr (false) { return 1; } else { host(); } }
int left(int n) { while (true) { if constexpr (false) break; else n++; } }
[[noreturn]] void never() { if constexpr (false) { return; } else { while (true) { } } }
