#pragma nv_exec_check_disable
int variable;
#pragma hd_warning_disable
void function();
#pragma nv_exec_check_disable
template <class T> void of_template();
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
typedef int t;
#pragma nv_exec_check_disable
namespace N { int x; }
#pragma nv_exec_check_disable
using N::x;
#pragma nv_exec_check_disable
static_assert(true, "");
#pragma nv_exec_check_disable
extern "C" { }
struct S {
#pragma nv_exec_check_disable
	int member;
#pragma hd_warning_disable
	void method();
#pragma nv_exec_check_disable
	friend void f();
#pragma nv_exec_check_disable
};
void body(int n)
{
#pragma nv_exec_check_disable
	int local;
#pragma nv_exec_check_disable
	n = 2;
#pragma hd_warning_disable
	;
#pragma nv_exec_check_disable
	for (int i = 0; i < n; i++) ;
#pragma nv_exec_check_disable
	{ }
#pragma nv_exec_check_disable
	void f();
#pragma nv_exec_check_disable
}
#pragma nv_exec_check_disable
