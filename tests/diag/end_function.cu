int before;
void f()
{
	if (before) {
		before = 1;
}

__attribute__((global)) void k(int *p) { *p = 1; }

int main() { return 0; }
