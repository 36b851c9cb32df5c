// Values of scalar types in the signatures of a library's templates, which their names for linkers are made from.
struct object { int member; };
int use(...);
#include "scalars_in_headers.h"
__global__ void kernel(int *p) { *p = 1; }
int main()
{
	object o{ 1 };
	kernel<<<1, 1>>>(&o.member);
	return trailing(o) + as_default(o) + holder().call(1) + aliased(2) + nested(3);
}
