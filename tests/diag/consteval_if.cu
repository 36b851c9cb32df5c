// flags: --c++20
// if consteval [stmt.if]/4: a warning before C++23, in functions that are not constexpr and in those that are consteval.
void plain() { if consteval { } else { } }
__attribute__((global)) void kernel() { if !consteval { } }
__attribute__((host)) __attribute__((device)) int both() { if not consteval { return 1; } return 2; }
constexpr int constant() { if consteval { return 1; } else { return 2; } }
consteval int immediate() { if consteval { return 1; } return 2; }
consteval int immediate_not() { if !consteval { return 1; } return 2; }
template <class T> void of_template(T) { if consteval { } }
template <class T> constexpr int constant_of_template(T) { if consteval { return 1; } return 2; }
struct S {
	void m() { if ! consteval { } }
	constexpr S() { if consteval { } }
	friend int fr() { if consteval { return 1; } return 2; }
	template <class T> int t() { if consteval { return 1; } return 2; }
	constexpr virtual int v() { if consteval { return 1; } return 2; }
	~S() { if consteval { } }
};
auto closure = [] { if consteval { } };
void with_closure() { [] { if consteval { } struct L { void m() { if consteval { } } }; }(); }
constexpr auto constant_closure = [] { if consteval { return 1; } else { return 2; } };
void without_braces(int x) { if consteval ; if consteval { } else ; if (x) if consteval { } else if (x) { } }
void chain(int x) { if (x) { } else if consteval { } else { } }
void calls() { of_template(1); of_template('a'); constant_of_template(1); S().t<int>(); }
# 1 "header.h" 1 3
inline void of_header() { if consteval { } }
