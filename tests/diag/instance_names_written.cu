// Instances of class templates are named by their arguments as these were first written, with typedefs but those of functions and of
// instances; so are the instances that their default arguments and members name.
template <class T> struct A { T x; typedef T value; };
template <class T> struct D { typedef T type; };
template <class T, class U = A<T>> struct V { typedef U inner; typedef T given; inner get(); A<T *> pointers(); };
template <class T> struct Made { Made(int); T x; };
struct Long { };
struct Q { typedef char I; using J = short; };
namespace N { typedef float F; using G = double; typedef Q H; }
enum E { };
typedef Long Short;
typedef unsigned long size, other_size;
typedef const long constant;
typedef E alias_of_enum;
typedef int *pointer;
typedef int (*function)(pointer);
typedef unsigned short half;

void first_written()
{
	A<Long> plain;
	A<Short> same;
	same.foo();
	V<Short> v;
	v.foo();
	V<Long> w;
	w.foo();
	v.get().foo();
	v.pointers().foo();
	V<size> s;
	V<unsigned long> t;
	V<other_size> u;
	t.foo();
	u.get().foo();
	u.pointers().foo();
}

void typedefs()
{
	typedef unsigned char local;
	A<local> in_function;
	V<D<signed char>::type> in_instance;
	V<V<long long>::given> in_other;
	A<Q::I> i;
	A<Q::J> j;
	A<N::F> f;
	A<N::G *> g;
	A<N::H> h;
	A<constant> *c = nullptr;
	A<alias_of_enum> e;
	A<pointer> p;
	A<function> fp;
	A<N::F &> *r = nullptr;
	A<const N::F[2]> *a = nullptr;

	in_function.foo(), in_instance.foo(), in_other.foo(), i.foo(), j.foo(), f.foo(), g.foo(), h.foo();
	c->foo(), e.foo(), p.foo(), fp.foo(), r->foo(), a->foo();
}

int looked_behind(A<half> a, Made<half> made)
{
	int i = a;
	half h = made;

	made = "text";
	a.x.foo();
	return a;
}
