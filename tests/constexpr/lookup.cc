// Where using-directives show names: as if they were members of the nearest namespace around both [namespace.udir].
namespace a { typedef char x; namespace detail { typedef char q; } typedef char only; }
namespace b {
typedef int x;
namespace detail { typedef int q; }
namespace c {
using namespace a;
static_assert(sizeof(x) == 4 && sizeof(detail::q) == 4 && sizeof(only) == 1);
void f() { static_assert(sizeof(x) == 4); }
}
}
namespace d { inline namespace v1 { typedef short s; } namespace { typedef char t; } static_assert(sizeof(s) == 2 && sizeof(t) == 1); }
namespace e { using namespace d; static_assert(sizeof(s) == 2); }
namespace m { using namespace e; static_assert(sizeof(s) == 2 && sizeof(e::t) == 1); }
void block()
{
	using namespace a;
	static_assert(sizeof(x) == 1);
	{ typedef long x; static_assert(sizeof(x) == 8); }
}
struct K { typedef long x; void f() { using namespace a; static_assert(sizeof(x) == 8); } };
namespace subscripts {
static_assert(__is_same(decltype("ab"[0]), const char &));
static_assert(__is_same(decltype(("ab" L"c")[0]), const wchar_t &) && ("ab" L"c")[2] == L'c' && sizeof("ab" L"c") == 4 * sizeof(wchar_t));
template <class T> auto subscripted(T t) -> decltype(t + "ab"[0]);
static_assert(__is_same(decltype(subscripted(1)), int));
static_assert(sizeof(decltype(new int[3])) == sizeof(void *));
}
