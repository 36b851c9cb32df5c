/* Valid: a std::initializer_list is made of its elements [dcl.init.list]. */
namespace std {
	template <class E> class initializer_list {
		const E *array;
		unsigned long length;
		constexpr initializer_list(const E *a, unsigned long l) : array(a), length(l) { }
	public:
		constexpr initializer_list() : array(nullptr), length(0) { }
		constexpr unsigned long size() const { return length; }
	};
}
template <class R> void take(R &&);
struct Element { int a; };
void lists()
{
	auto list = std::initializer_list<int>{ 1, 2, 3 };
	take(std::initializer_list<int>{ 1, 2 });
	const std::initializer_list<int> one = { 1 };
	std::initializer_list<int> two{ 1, 2 };
	take(std::initializer_list<Element>{ { 1 }, { 2 } });
	take(list.size() + one.size() + two.size());
}
