// Enumerations without the type behind their colon, and directives that name no namespace.
enum class E : { a };
enum F : { b };
enum class G : int { c };
using namespace;
int x;
using namespace 3;
int y = E::a;
namespace n { int z; }
using namespace n;
int w = z;
