/* What is said of entities at the end: those outside of namespaces, members of classes there, then those of namespaces. */
#pragma nv_diag_warning 177
static int first;
static void second();
namespace {
int third;
void fourth();
}
namespace N {
static int fifth;
static int undefined();
}
static int sixth = N::undefined();
static int deleted() = delete;
static void undefined();
struct S { inline int undefined(); };
int use(S &s) { undefined(); return s.undefined(); }
namespace { int seventh; extern int missing; }
int use_missing() { return missing; }
static int eighth;
