// Names that should be those of namespaces, and namespaces where expressions are wanted.
namespace n { int f(int); struct S { }; int v; namespace inner { int inner_g(); } } struct C { static int s; };
using namespace foo;
using namespace n::foo;
using namespace C;
using namespace ::foo;
using namespace n::v;
namespace q = foo;
namespace r = n::S;
using n::h;
using ::g;
int x = h + g;
using f;
using n;
void expressions() {
	n.f(1); int y = n; n = 3; n(); return n; n + 1; n *p; (n)3;
	using namespace bar;
	using n::nothing;
	nothing();
}
// what is right
namespace alias = n; namespace other = n::inner;
using namespace n::inner;
using namespace ::alias;
using n::f;
using alias::S;
int right() { using namespace other; S s; return f(1) + inner_g() + alias::v + ::n::v; }
