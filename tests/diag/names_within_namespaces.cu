/* Functions, variables and aliases of namespaces in what is said about them: what blocks declare has no namespace, but where it is linked. */
namespace outer {
void before() { extern int later; void later_function(); }
double later;
int later_function();
void one_block() { long shared(); void only_here() = 1; { int only_here(); only_here(1, 2); } }
void other_block() { int shared(); }
void overloads() { void local(int), local(char *); local(1, 2); local(1.5f, 2); }
int known();
int known() = 2;
extern "C" int c_one(); extern "C" int c_one(int);
extern "C" { namespace inner { int c_two(); int c_two(long); } }
namespace target { } namespace second_target { } namespace alias = target; namespace alias = second_target;
namespace inner { namespace alias = target; namespace alias = second_target; namespace alias = second_target; }
}
namespace alias = outer::target; namespace alias = outer::second_target;
namespace first { int twice; int once; void function(int); } namespace second { int twice; void function(char *); }
namespace outer {
int in_block() { using namespace first; using namespace second; return twice + once; }
using namespace first; using namespace second;
int by_directive() { function(1); return twice + once; }
namespace inner { int deeper() { return twice; } int own; } namespace beside { int own; }
namespace inner { using namespace beside; int of_inner() { return own; } }
}
int in_global_block() { using namespace first; using namespace second; return twice; }
int through_outer() { using namespace outer; return twice; }
__attribute__((device)) void d(); void h() { void d(); d(); __attribute__((device)) int e(); e(); }
namespace outer { __attribute__((device)) void d(); void h() { void d(); d(); __attribute__((device)) int e(); e(); } }
