/* Parameters of templates with the names of their types, and defaults that look like types. */
namespace library {
enum class Order { rows, columns };
enum class Stride { unit, any };
template<class T, Order Order = Order::columns, Stride Stride = Stride::unit> struct layout;
template<class T> struct layout<T, Order::rows> { T get() { return T(1); } };
template<class T> struct layout<T, Order::columns> { T get() { return T(2); } };
template<class T, Stride S> struct layout<T, Order::columns, S> { long get() { return 3; } };
}
static library::Order const Order = library::Order::rows;
template<int Bytes, int Alignment, bool Match = bool((Bytes % Alignment) == 0), bool Half = bool(16 < Alignment)> struct alignment { int none() { return 0; } };
template<int Bytes, int Alignment, bool Half> struct alignment<Bytes, Alignment, true, Half> { int all() { return Alignment; } };
template<int Bytes, int Alignment> struct alignment<Bytes, Alignment, false, true> { int half() { return 8; } };
template<class T> struct type { T *none() { return 0; } };
template<bool B> struct value { bool get() { return B; } };
struct S { };
void user()
{
	library::layout<int>().get(); library::layout<char, Order>().get(); library::layout<char, Order, library::Stride::unit>().get();
	library::layout<char, library::Order::columns, library::Stride::any>().get();
	alignment<32, 16>().all(); alignment<24, 16>().none(); alignment<24, 32>().half();
	type<bool((*))>().none(); type<bool(((*)))>().none(); type<bool((*(*))(int))>().none();
	value<bool((sizeof(S)))>().get(); value<bool((sizeof(S) - 1) == 1)>().get();
}
