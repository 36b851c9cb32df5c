// What a typedef in an instance points or refers to is shown as it is written.
template <class T> struct Base {
	typedef T value_type;
	typedef value_type &reference;
	typedef const value_type &const_reference;
};
template <class T> struct Array : Base<T> {
	typedef T value_type;
	typedef value_type &reference;
	typedef value_type *pointer;
	using again = reference;
	using of_base = typename Base<T>::reference;
	reference at(int);
	again operator[](int);
	pointer data();
	of_base last();
	typename Base<T>::const_reference first();
	T &plain();
};
template <class A> struct Use {
	typedef typename A::reference reference;
	reference get();
};
void f(Array<int> a, Use<Array<float>> u)
{
	a.at(1) = "x";
	a[1] = "x";
	*a.data() = "x";
	a.last() = "x";
	a.plain() = "x";
	u.get() = "x";
	char *c = a.first();
	c = a.at(1);
	c = a.data();
}

/* ---- arrays are shown as pointers where they are to be of classes ---- */

extern float s[];
typedef int Row[3];
Row row;
void g(float (&r)[2])
{
	float t[2][3];
	s.x;
	row.x;
	t.x;
	t[1].x;
	r.x;
	"text".x;
	s.f();
}
