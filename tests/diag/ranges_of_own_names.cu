// The initializer of a range-based for does not see the variable that is declared: its name means what it meant before.
struct Numbers { int *begin(); int *end(); } numbers;
int global() { for (auto numbers : numbers) return numbers; return 0; }
int parameter(Numbers v) { for (int v : v) return v; return 0; }
int reference(Numbers v) { for (auto &v : v) return v; return 0; }
struct Pair { int a, b; };
int array(Pair (&a)[2]) { for (auto [a, b] : a) return a + b; return 0; }
int unknown() { for (auto none : none) return none; return 0; }
int again(Numbers v) { for (int i : v) { int i = 1; return i; } return 0; }
int number(int i) { for (int i : i) return i; return 0; }
int inner(Numbers v) { for (auto f : [v] { return v; }()) for (auto v : v) return v + f; return 0; }
template <class T> int in_template(T v) { for (auto v : v) return v; return 0; }
template int in_template<Numbers>(Numbers);
