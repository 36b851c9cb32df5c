/* Traits of assignment that need overload resolution: templates, bases, conversions, what is deleted. */
struct any { template<class T> any(T) {} template<class T> any &operator=(T) { return *this; } };
struct holds_any { long i; mutable any x; };
struct takes_any { template<class T> takes_any &operator=(T) { return *this; } };
struct by_value { template<class T> by_value(T); by_value &operator=(by_value) { return *this; } };
struct uses_any : takes_any { using takes_any::operator=; };
template<class> struct moved { moved(moved &&) = default; };
typedef moved<int> move_only;
template<class> struct not_copied { not_copied &operator=(const not_copied &) = delete; };
typedef not_copied<int> no_copy;
struct qualified { qualified &operator=(int) &; };
struct converts { operator qualified() const; };
struct derived : no_copy {};
class hidden { hidden(int); };
template<int N, bool B> void trait() {}
template<class T, int N> void same()
{
	trait<N, __is_assignable(T &, T &)>();
	trait<N + 1, __is_assignable(T &, const T &)>();
	trait<N + 2, __is_assignable(T &, T)>();
	trait<N + 3, __is_assignable(const T &, T)>();
}
template<class T, class U, int N> void other()
{
	trait<N, __is_assignable(T &, U &)>();
	trait<N + 1, __is_assignable(T, U)>();
	trait<N + 2, __is_constructible(T, const U &)>();
}
int main()
{
	same<any, 0>(); same<takes_any, 20>(); same<by_value, 30>(); same<uses_any, 40>(); same<no_copy, 50>();
	same<qualified, 60>(); same<derived, 70>(); trait<80, __is_assignable(holds_any &, const holds_any &)>();
	other<any, int, 100>(); other<uses_any, takes_any, 110>(); other<by_value, move_only, 120>(); other<qualified, int, 130>();
	other<qualified, converts, 140>(); other<no_copy, derived, 150>(); other<derived, no_copy, 160>(); other<hidden, int, 170>();
}
