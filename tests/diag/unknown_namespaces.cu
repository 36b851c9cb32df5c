// A using-directive or namespace alias stops where a name before a :: is no namespace.
namespace outer { namespace in {} int v; struct S {}; }
struct K { struct L {}; };
int var;
using namespace trust;
using namespace outer::foo::bar;
using namespace outer::S::bar;
using namespace var::bar;
using namespace K::L;
using namespace K::X::Y;
namespace al = trust::x;
namespace al2 = trust;
namespace al3 = outer::foo::bar;
using namespace ::trust::bar;
using namespace outer::in;
int w;
namespace q { using namespace trust::p; }
void f() { using namespace trust::p::r; using namespace outer; namespace local = outer::in; namespace other = trust::in; }
using namespace outer::in;
namespace al4 = outer::in int x;
