// Pointers to arrays of other bounds do not differ in qualifiers alone.
void take(int (*rows)[4]);

void f(int (*matrix)[3], int (*cube)[3][4], int **pointers, const int *(*table)[2], int *(*other)[2])
{
	int (*rows)[4] = matrix;
	const int (**more)[3] = &matrix;
	int (**others)[4] = &matrix;
	const int (**open)[] = &matrix;
	const int (*planes)[3][5] = cube;
	const int (*slices)[4][4] = cube;
	int (*line)[2] = pointers;
	const int *(*same)[2] = other;
	const int *(*longer)[3] = other;
	take(matrix);
	rows = matrix;
}

void valid(int (*matrix)[3], int *(*table)[2])
{
	int (*same)[3] = matrix;
	const int (*fixed)[3] = matrix;
	int (*any)[] = matrix;
	const int *const (*constants)[2] = table;
}

union Value {
	int number;
	Value(int);
};

union Either {
	int number;
	Either(int = 1);
	Either(float = 1);
};

void g()
{
	Value value;
	Either either;
}
