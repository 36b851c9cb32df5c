/* Namespaces, linkage specifications and explicit instantiations in classes. */
template <class T> struct G { void f(); }; template <class T> void gf(T); template <class T> T gv;
struct A { // explicit instantiations
	template <class T> struct B { }; template <class T> void f(T) { T::x; } template <class T> static int v;
	template struct B<int>;
	template struct G<int>; extern template struct G<char>;
	template void f<int>(int);
	template void f(char); template int v<int>;
	template void gf<int>(int); template <> struct B<char> { };
	int after = undefined1;
};
namespace g { int v; template <class T> void f(T); using x = int; }
struct B { // namespaces and what is about them
	namespace n { int v; void f() { undefined1; } }
	int swallowed = undefined2;
	namespace alias = g;
	int after_alias = undefined3;
	using namespace g;
	int after_directive = undefined4;
	using x = g::x;
};
struct C { namespace { int v; } void swallowed() { undefined5; } };
struct L { // linkage
	extern "C" void c_function(); extern "C++" int number; extern "C" int initialized = undefined6; extern "C" static void st();
	extern "C" { int i; void g() { undefined7; } }
	int swallowed = undefined8;
	int last = undefined9;
};
template <class T> struct T1 { template struct G<int>; extern "C" void f(); namespace n { T v; } int swallowed; T after; };
T1<int> t1;
