// new of several values for what is no class, and of arrays without a bound.
struct S { };
enum E { e };

void f()
{
	int *a = new int(1, 2);
	new E(e, e);
	new int *(nullptr, nullptr);
	new (int)(1, 2);
	new double(3.0, 4);
	a = new int[];
	new S[];
	new unsigned long[];
	new S *[];
	new int[]();
	new int(1);
	new int(a != nullptr);
	new S();
	new int[3]{ 1, 2 };
}

template <class T>
void g(T t)
{
	new T[];
	new int[];
	new T(t, t);
}
