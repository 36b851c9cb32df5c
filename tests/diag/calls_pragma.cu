// #pragma nv_exec_check_disable before a declaration of a function; not of a template, nor what is in the function.
__attribute__((device)) int d(int);
#pragma nv_exec_check_disable
__attribute__((host)) __attribute__((device)) int both() { return d(1); }
#pragma nv_exec_check_disable
int host() { auto l = [] { return d(1); }; struct Local { int m() { return d(1); } }; return d(1); }
int next() { return d(1); }
#pragma nv_exec_check_disable
template <class T> int function_template(T t) { return d(1); }
struct S {
#pragma nv_exec_check_disable
	int member() { return d(1); }
	int other() { return d(1); }
#pragma nv_exec_check_disable
	int declared();
#pragma nv_exec_check_disable
	S() { d(1); }
};
int S::declared() { return d(1); }
template <class T> struct C {
#pragma nv_exec_check_disable
	int member() { return d(1); }
};
#pragma nv_exec_check_disable

// a comment
extern "C" int c_function() { return d(1); }
#pragma nv_exec_check_disable
int variable, second(); int second() { return d(1); }
#pragma nv_exec_check_disable
struct P { int member() { return d(1); } };
#pragma nv_exec_check_disable
#pragma hd_warning_disable
int two_pragmas() { return d(1); }
#pragma hd_warning_disable
int other_pragma() { return d(1); }
_Pragma("nv_exec_check_disable") int by_operator() { return d(1); }
