// Values of scalar types made by braces in the signatures of templates, which their names for linkers are made from.
struct object { int member; };
using integer = int;
using pointer = const object *;
using function = int (*)(int);
using member = int object::*;
enum choice { one, two };
enum class scoped { first = 1 };
struct made { made(pointer); made(int); made(scoped); };
template <class... T> int take(T...);
template <class T> auto pointers(T t) -> decltype(take(pointer{}, function{}, member{}, t.member)) { return 1; }
template <class T> auto integers(T t) -> decltype(take(integer{}, int{ }, short{}, unsigned{}, long{}, bool{}, t.member)) { return 2; }
template <class T> auto others(T t) -> decltype(take(char{}, wchar_t{}, char16_t{}, float{}, double{}, t.member)) { return 3; }
template <class T> auto filled(T t) -> decltype(take(integer{ 3 }, double{ 2.0, }, pointer{nullptr}, choice{ two }, bool{(true)}, t.member)) { return 4; }
template <class T> auto nested(T t) -> decltype(take(made{ pointer{} }, made{ integer{ integer{} } }, made{ scoped{ 1 } }, object{}, t.member)) { return 5; }
template <class T> auto own(T t) -> decltype(take(T{}, object{ 1 }, t.member)) { return 6; }
template <class T, class = decltype(take(pointer{}, T().member))> int as_argument(T t, pointer p = pointer{}) { return sizeof(integer{}) + integer{}; }
template <class T> using alias = decltype(take(pointer{}, T().member));
template <class T> alias<T> aliased(T t) { return 7; }
template <class T, class = int> struct narrows { static const int value = 1; };
template <class T> struct narrows<T, decltype(integer{ T() })> { static const int value = 2; };
__global__ void kernel(int *p) { *p = 1; }
int main()
{
	object o{ 1 };
	kernel<<<1, 1>>>(&o.member);
	return pointers(o) + integers(o) + others(o) + filled(o) + nested(o) + own(o) + as_argument(o) + aliased(o) + narrows<char>::value;
}
