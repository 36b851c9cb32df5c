/* Template arguments of what qualifies a name are looked at as others are. */
template <typename T, int N = 3> struct Buffer { static int capacity() { return N; } typedef T type; template <class U> struct Inner { typedef U type; }; };
template <template <class> class X> struct Tem { static int f(); };
template <class T> struct One { static int g(); };
int f()
{
	int n = Buffer<int, 1.5>::capacity();
	n += Buffer<int, int>::capacity();
	n += Buffer<4, 4>::capacity();
	n += Buffer<>::capacity();
	n += Buffer<int, 4, 5>::capacity();
	n += Buffer<int, 4>::capacity();
	n += Buffer<int>::capacity();
	n += Tem<One>::f();
	Buffer<int, 1.5>::type x = 1;
	Buffer<int, 1>::type y = 1;
	Buffer<1, 1>::Inner<int>::type z = 1;
	Buffer<int, 1>::Inner<2>::type w = 1;
	return n + x + y + z + w;
}
template <class T> int g(T t)
{
	int n = Buffer<T, 1.5>::capacity();
	n += Buffer<T, T>::capacity();
	n += Buffer<4, 4>::capacity();
	n += Buffer<T, sizeof(T)>::capacity();
	typename Buffer<T, 1.5>::type a = t;
	typename Buffer<T, 1>::template Inner<3>::type b = t;
	return n + a + b;
}
