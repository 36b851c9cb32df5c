// Operands of delete of a class are converted to a pointer to an object, if one function does that by itself.
struct I;
template <class T> struct Owner {
	T *p;
	explicit operator bool() const;
	T *operator->();
};
struct To_bool {
	operator bool() const;
};
struct To_pointer {
	operator int *();
};
struct To_reference {
	operator int *&();
};
struct Asked {
	explicit operator int *();
};
struct To_void {
	operator void *();
};
struct To_function {
	typedef void (*function)();
	operator function();
};
struct To_anything {
	template <class T> operator T *();
};
struct Of_base : To_pointer { };
void f(Owner<int> a, To_bool b, To_pointer c, To_reference d, Asked e, To_void g, To_function h, To_anything i, Of_base j, void *k, const void *l)
{
	delete a;
	delete b;
	delete c;
	delete d;
	delete e;
	delete g;
	delete h;
	delete j;
	delete[] a;
	delete k;
	delete[] l;
}
template <class T> void in_template(T t, Owner<T> o, T *p)
{
	delete t;
	delete p;
}
void calls(int *p) { in_template(p, Owner<int *>(), &p); }
