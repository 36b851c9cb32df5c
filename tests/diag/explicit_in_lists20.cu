// flags: --c++20
// explicit(condition) in lists that are copied: where it does not hold nothing is said.
template <class T> struct box {
	T first;
	template <class U> static constexpr bool converts() { return __is_same(U, T); }
	template <class U> constexpr explicit(!converts<U>()) box(U &&x) : first(x) {}
};
template <class T> struct sized {
	explicit(sizeof(T) == 8) sized(int) {}
};
struct never {
	explicit(sizeof(int) == 8) never(int) {}
};
struct always {
	explicit(sizeof(int) == 4) always(int) {}
};
box<bool> valid_1() { return {true}; }
sized<int> valid_2() { return {3}; }
sized<long> wrong_2() { return {3}; }
never valid_3() { return {3}; }
always wrong_3() { return {3}; }
void valid_4() {
	never n = {3};
	sized<char> s = {4};
	box<int> b = {5};
}
void wrong_4() {
	always a = {3};
	sized<double> s = {4};
}
