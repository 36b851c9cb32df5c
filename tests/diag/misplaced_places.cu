// CUDA's attributes in places where nothing has them.
void (__attribute__((global)) in_parentheses)();
int (__attribute__((device)) variable_in_parentheses);
using alias __attribute__((global)) = void();
template<class T> using alias_template __attribute__((device)) = T;
namespace __attribute__((device)) before { }
namespace behind __attribute__((shared)) { }
using namespace behind __attribute__((device));
enum enumeration { first __attribute__((global)), second __attribute__((constant)) = 1 };
struct base { };
struct derived : __attribute__((device)) base { };
int operand = sizeof(int __attribute__((device)));
int aligned = alignof(int __attribute__((shared)));
void statements(int x)
{
	__attribute__((device)) x = 1;
	__attribute__((device)) ;
	__attribute__((tile_global)) { }
label:
	__attribute__((device)) return;
	switch (x) { case 1: __attribute__((managed)) break; }
	(__attribute__((device)) int)1;
	auto closure = [] { __attribute__((launch_bounds(1))) return; };
	goto label;
}
template<class T> void in_template() { __attribute__((device)) return; }
void instances() { in_template<int>(); in_template<long>(); }
// near misses
int *__attribute__((device)) pointer, __attribute__((device)) second_declarator;
void __attribute__((device)) (function)();
enum near { third __attribute__((deprecated)) };
void declaration() { __attribute__((device)) extern int local; switch (1) { case 1: __attribute__((fallthrough)); default: ; } }
namespace __attribute__((visibility("hidden"))) hidden { }
