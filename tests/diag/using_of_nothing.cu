// Using-declarations of what nothing declares.
namespace n { int x; namespace m { int z; } }
using nope::x;
using n::x;
using n::m::z;
void f()
{
	using nope::y;
	using n::x;
	int w = x;
	using namespace n;
	using m::z;
	w = z;
}
template <class T> void g() { using nope::z; using n::x; }
struct B { int b; };
struct D : B { using B::b; };
