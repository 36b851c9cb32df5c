// A pointer or reference to a function, or to a member function, with __restrict__; to objects and to pointers there is none wrong.
typedef void Function();
typedef Function *Pointer;
typedef int Vector[4];
void (*__restrict__ variable)(int);
void (*__restrict__ array[3])(int);
void (*__restrict__ returned(int))(float);
void (*(*__restrict__ of_returned)(int))(float);
typedef void (*__restrict__ Named)(int);
using Alias = void (*__restrict__)(int);
Alias (*__restrict__ *deeper)(int), *__restrict__ *__restrict__ pointers;
Function *__restrict__ by_name;
Pointer __restrict__ by_pointer;
Function *const *__restrict__ to_pointers;
int (*__restrict__ to_array)[3];
float *__restrict__ objects, (*__restrict__ parenthesized);
struct S {
	void (*__restrict__ member)();
	int (S::*__restrict__ to_member)();
	int S::*__restrict__ to_field;
};
__attribute__((global)) void kernel(float *__restrict__ out, const float *__restrict__ in, void (*__restrict__ f)(float), int x);
void reference(void (&__restrict__ f)(int))
{
	Function *__restrict__ local = 0;
	int *__restrict__ fine = 0;
}
