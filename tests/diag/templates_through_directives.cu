/* Templates that using-directives make visible, called with arguments that they do not take. */
namespace n { template <int N> void m(); template <class T> T made(T, int); namespace in { template <class T> void deep(T *); } }
void in_block() { using namespace n; m<int>(); m<2>(1); m<2>(); made<int>(1); made<int *>(1, 2); made(1, 2); made<4>(1, 2); }
using namespace n; using namespace n::in;
void outside() { m<2>(1); m<int>(); m<3>(); deep<int>(1); deep<int>(nullptr); n::in::deep<int *>(0, 0); }
