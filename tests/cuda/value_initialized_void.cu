// Values of void and arithmetic types in the signatures of templates, which their names for linkers are made from.
struct object { int member; };
using integer = int;
enum choice { one };
template <class T> auto no_value(T t) -> decltype(t.member, void()) { }
template <class T> auto number(T t) -> decltype(t.member, void( ), int()) { return 1; }
template <class T> auto real(T t) -> decltype(t.member, double()) { return 2; }
template <class T> auto flag(T t) -> decltype(t.member, bool ()) { return true; }
template <class T> auto natural(T t) -> decltype(t.member, unsigned()) { return 3; }
template <class T> auto aliased(T t) -> decltype(t.member, integer()) { return 4; }
template <class T> auto enumerated(T t) -> decltype(t.member, choice()) { return one; }
template <class T> auto classes(T t) -> decltype(t.member, object()) { return {}; }
template <class T> auto own(T t) -> decltype(t.member, T()) { return {}; }
template <class T> decltype(T().member, void()) leading(T t) { }
template <class T, decltype(sizeof(T().member), int()) = 0> int as_argument(T t) { return sizeof(int()) + int(); }
__global__ void kernel(int *p) { *p = 1; }
int main()
{
	object o{ 1 };
	no_value(o), leading(o);
	kernel<<<1, 1>>>(&o.member);
	return number(o) + real(o) + flag(o) + natural(o) + aliased(o) + enumerated(o) + classes(o).member + own(o).member + as_argument(o);
}
