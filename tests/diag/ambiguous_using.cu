// Members of a class hide those of its bases that using-declarations bring, and a function with C linkage is one, whichever namespaces declare it.
struct Base {
	Base(int, int = 0);
	static void set(int = 0);
	static void get(int = 0);
	static void get(long, int = 0);
};
struct Derived : Base {
	using Base::Base;
	Derived(int);
	using Base::set;
	static void set();
};
struct Last : Derived {
	using Derived::Derived;
	using Derived::set;
};
namespace outer
{
extern "C" int twice();
namespace inner
{
extern "C" int twice();
} // namespace inner
using namespace inner;
int value = twice();
} // namespace outer

void calls(Base base)
{
	Last last(42);
	last.set();
	base.get(1u);
}
