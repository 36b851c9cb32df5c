// Arrays of arrays without a bound; only the first bound may be left out.
typedef int Open[];
Open first[2], *pointers[2];
using Second = Open[3];
extern int third[1][], fourth[][][2], fine[][2];
template <class T> T variable_template[2][];
template <class T> void in_template(T (*)[][]);
int (*array_of_pointers[2])[], (*pointer_to_array)[2][];
void parameter(int[][]);
void parameter_of_type(Open p[2]);
struct Class {
	int member[1][];
	static int member_of_class[2][];
};
int size = sizeof(int[2][]);
void in_function()
{
	static char local[1][];
	new int[2][3];
	int lists[][2] = { { 1, 2 }, { 3 } };
}
