/* What decides a && b or a || b is enough, though somebody declares operator&& and operator||. */
struct other {};
bool operator&&(other, other);
bool operator||(other, other);
bool later();
template<class> const bool at_run_time = later();
template<class T> constexpr bool is_int = false;
template<> constexpr bool is_int<int> = true;
template<bool> struct chosen { static void run() {} };
int main() { chosen<is_int<int> || at_run_time<int>>::run(); chosen<is_int<char> && at_run_time<char>>::run(); }
