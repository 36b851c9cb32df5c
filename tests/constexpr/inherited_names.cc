/* Names without a qualifier are found in bases of bases that depend on the parameters of a base's template, before those outside. */
char g(int);
char x;
typedef char type;
template <class C> struct Two { int g(int); int g(char *); int x; typedef int type; static int s(int); };
char s(int);
template <class C> struct Through : Two<C> { };
template <class C> struct Virtually : virtual Two<C> { };
template <class B> struct Inherits : Through<int> {
	auto call() { return g(1); }
	auto value() { return x; }
};
template <class B> struct Depends : Through<B> {
	auto call() { return g(1); }
	auto value() { return x; }
};
struct Plain : Through<int> {
	auto call() { return g(1); }
	auto value() { return x; }
	auto made() { return type(); }
	auto called() { return s(1); }
	auto lambda() { return [this] { return g(1); }(); }
};
struct OfVirtual : Virtually<int> {
	auto call() { return g(1); }
	auto value() { return x; }
};
template <class T> T made();
static_assert(sizeof(made<Plain>().call()) == sizeof(int), "");
static_assert(sizeof(made<Plain>().value()) == sizeof(int), "");
static_assert(sizeof(made<Plain>().made()) == sizeof(int), "");
static_assert(sizeof(made<Plain>().called()) == sizeof(int), "");
static_assert(sizeof(made<Plain>().lambda()) == sizeof(int), "");
static_assert(sizeof(made<OfVirtual>().call()) == sizeof(int), "");
static_assert(sizeof(made<OfVirtual>().value()) == sizeof(int), "");
static_assert(sizeof(made<Inherits<int>>().call()) == sizeof(int), "");
static_assert(sizeof(made<Inherits<int>>().value()) == sizeof(int), "");
static_assert(sizeof(made<Depends<int>>().call()) == 1, "");
static_assert(sizeof(made<Depends<int>>().value()) == 1, "");
