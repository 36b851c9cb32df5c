// flags: --c++14
// flags: --c++11
// flags: --c++17
/* Static members that are constexpr have their values in the class; since C++17 a default constructor can give it. */
struct literal {
	constexpr literal() {}
};
struct members {
	static constexpr int number;
	static constexpr literal object;
	static constexpr int array[2];
	static const int constant;
	static constexpr const char *pointer;
	static constexpr auto deduced;
	constexpr static bool other_order;
	static constexpr int empty{};
	static constexpr int valued = 3;
};
template <class T> struct in_template {
	static constexpr T dependent;
	static constexpr int number;
	static constexpr literal object;
	static constexpr T valued = T();
};
in_template<int> instance;
constexpr literal of_namespace;
constexpr int without;
