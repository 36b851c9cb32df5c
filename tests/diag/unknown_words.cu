__global void swallowed() {} int x;
void after() { break; }
namespace N { _device_ int y; }
struct S { __shared const int z; };
template <class T> __managed struct {} v;
_globl_ void far() {
}

int w;
int end;
