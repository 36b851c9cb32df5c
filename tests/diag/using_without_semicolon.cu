// Using-directives and -declarations without a semicolon.
namespace N { int a; int b; }
using namespace N
__attribute__((global)) void kernel(int *p) { *p = undefined; }
int passed_over;
using N::a
int passed_over_too() { return undefined; }
void sees() { a = undefined; b = 3; } int end;
int main() { return a + b + nothing; }
