// What structured bindings call: a member get<0>() where there is such a template, else a function found by the argument.
namespace std {
template <class> struct tuple_size;
template <__SIZE_TYPE__, class> struct tuple_element;
}
struct Outer { int value; };
template <int N> int &get(Outer &o) { return o.value; }
struct Base { int get() { return 1; } };
struct Hidden : private Base { int value; template <class T> void get(); };
template <int N> int &get(Hidden &h) { return h.value; }
struct Member { int value; template <int N> int &get() { return value; } };
template <> struct std::tuple_size<Outer> { enum { value = 1 }; };
template <> struct std::tuple_size<Hidden> { enum { value = 1 }; };
template <> struct std::tuple_size<Member> { enum { value = 1 }; };
template <> struct std::tuple_element<0, Outer> { using type = int; };
template <> struct std::tuple_element<0, Hidden> { using type = int; };
template <> struct std::tuple_element<0, Member> { using type = int; };
int main()
{
	Outer outer;
	Hidden hidden;
	Member member;
	auto &[a] = outer;
	auto &[b] = hidden;
	auto &[c] = member;

	return a + b + c;
}
