// flags: --c++17
// flags: --c++20
// Names of types that depend on template parameters, without typename.
template <class T, class A = T> struct Vector {
	using value_type = T;
	typedef T *iterator;
	template <class U> struct Inner { };
	Vector::value_type current;
	Vector<T, A>::value_type same(Vector<T, A>::iterator i) { Vector<T, A>::iterator j = i; return *j; }
	iterator begin();
};
template <class T> struct Traits { typedef T type; static const int value = 3; };

template <class T> Traits<T>::type result();
template <class T> T::type from_parameter();
template <class T> using Alias = Traits<T>::type;
template <class T> using Right = typename Traits<T>::type;

template <class T> struct Members : Traits<T>::type {
	Traits<T>::type member;
	T::value_type other;
	typename T::value_type right;
	typedef Traits<T>::type name;
	Traits<T>::type function(T::type x);
	void body() { Vector<T>::iterator i; typename Vector<T>::iterator j; }
	int array[Traits<T>::value];
};
template <class T> Vector<T, T>::iterator outside(Vector<T> &v) { return v.begin(); }
template <class T, class A> typename Vector<T, A>::iterator Vector<T, A>::begin() { Vector<T, A>::iterator i = 0; return i; }

template <class T> void block(T t)
{
	Traits<T>::type a = t;
	Vector<T>::iterator b;
	Vector<T, int>::iterator b2;
	const Traits<T>::type c = t;
	T::type d = 3;
	T::type *e = 0;
	Traits<T>::type *f = 0;
	auto g = static_cast<Traits<T>::type>(t);
	for (Vector<T>::iterator i = 0; i; ++i) { }
	int h = Traits<T>::value + T::value;
	Traits<T>::type(3);
	d = 4;
}

void not_dependent()
{
	Traits<int>::type a;
	typename Vector<int>::iterator b;
}
