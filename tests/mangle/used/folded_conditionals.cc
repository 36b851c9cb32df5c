// Conditional expressions as template arguments, whose operands g++ swaps where the type is a typedef.
typedef decltype(sizeof(int)) size;
inline constexpr size dynamic = -1;
inline constexpr unsigned long plain = -1;
template <class T, size E> struct Span {};

template <class T, size E> Span<char, E == dynamic ? dynamic : E * sizeof(T)> bytes(Span<T, E>) { return {}; }
template <class T, size E> Span<char, (E < dynamic) ? (dynamic) : E + 1> parentheses(Span<T, E>) { return {}; }
template <class T, size E> Span<char, E == plain ? plain : E * sizeof(T)> no_typedef(Span<T, E>) { return {}; }
template <class T, size E> Span<char, E == dynamic ? E * sizeof(T) : dynamic> in_order(Span<T, E>) { return {}; }
template <class T, size E> Span<char, E == dynamic ? dynamic : E> parameter(Span<T, E>) { return {}; }
template <class T, size E> Span<char, E == dynamic ? dynamic : 3> number(Span<T, E>) { return {}; }
template <class T, size E> Span<char, 1 + (E == dynamic ? dynamic : E * sizeof(T))> inside(Span<T, E>) { return {}; }
template <class T, size E> Span<char, E == dynamic ? dynamic + 1 : E * sizeof(T)> operations(Span<T, E>) { return {}; }
template <class T, size E> Span<char, (E != dynamic) ? dynamic : E * sizeof(T)> unequal(Span<T, E>) { return {}; }

int main()
{
	Span<int, 2> span;

	bytes(span);
	parentheses(span);
	no_typedef(span);
	in_order(span);
	parameter(span);
	number(span);
	inside(span);
	operations(span);
	unequal(span);
}
