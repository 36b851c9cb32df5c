/* Functions whose addresses constexpr variables have that templates make. */
template<class T> void function(T) {}
template<class T> constexpr auto address = &function<T>;
template<class T> constexpr auto copy = address<T>;
template<class T> struct holder { static constexpr auto address = ::address<T>; static constexpr void (*typed)(T) = function<T>; };
template<class T> constexpr bool is_known = sizeof(T) == 4;
template<class T> constexpr bool compares = &function<T *> != nullptr;
auto pointer = copy<char>;
int called() { return 1; }
int calls() { return called(); }
int main()
{
	holder<int>::address(1);
	holder<long>::typed(2);
	return is_known<int> + compares<int>;
}
