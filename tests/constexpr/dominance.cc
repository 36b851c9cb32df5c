// [class.member.lookup]/6: members of a virtual base are hidden by those of classes derived from it.
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
struct V1 { int f(int); char g(); long h(); }; struct V2 : virtual V1 { short f(int); long h(); }; struct V3 : virtual V1 { bool g(); float h(); }; struct V4 : V2, V3 {};
static_assert(same<decltype(V4().f(1)), short>);
static_assert(same<decltype(V4().g()), bool>);
struct V5 : V4 { using V4::f; };
static_assert(same<decltype(V5().f(1)), short>);
struct W : virtual V1, V3 {};
static_assert(same<decltype(W().g()), bool> && same<decltype(W().f(1)), int>);
