int plain = 1, second;
extern int declared;
int declared = 3;
extern const int constant_elsewhere;
const int constant = 3;
const int array[2] = { 1, 2 };
const int *pointer;
int *const constant_pointer = 0;
volatile const int volatile_constant = 2;
inline int in_line = 3;
extern "C" { int c_variable; }
namespace N { int of_namespace; }
__attribute__((device)) int device;
__attribute__((constant)) int in_constant_memory;
__attribute__((managed)) int managed;
extern __attribute__((device)) int device_first;
template <class T> int variable_template = 4;
struct S {
	static int member;
	static inline int inline_member = 3;
	static const int constant_member = 1;
	static constexpr int constexpr_member = 2;
	static int *const constant_pointer_member;
	static const int *pointer_member;
	static const int array_member[2];
	int no_variable;
};
int S::member = 1;
template <class T> struct C { static int member; static const T constant; };
template <class T> int C<T>::member = 1;
__attribute__((device)) int use() { static int local; extern int elsewhere; return local + constant + array[0] + *constant_pointer; }
