/* new, a pointer in a statement and an operand: each wants a name or type of its own. */
struct B {
	int z;
};
typedef B T;
int f(int, int);
int *twice(int n) {
	int *p = new new int[3];
	p = new new;
	p = new, n;
	p = new + 3;
	return new int new;
}
void words(void **e) {
	f(1, Undeclared(unsigned long) * 10);
	f(Undeclared(int), 1);
	f(1, (int)Undeclared(long long int));
	f(1, unsigned int);
	f(1, unsigned(2));
	int x = sizeof(unsigned long) + (unsigned long)3;
}
void pointers() {
	T *;
	T &;
	T .z;
	T * = 0;
	T *q, ;
	T;
	T *r, *s;
}
int *fine() { return new int[3]; }
