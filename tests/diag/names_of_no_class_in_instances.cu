// name::x in the classes that are instances of a template, where the name is a type without members.
template <typename T> struct Base { int val; typedef T type; };
template <typename T> struct Derived : Base<T> { T::type y; int z; };
Derived<int> d;
template <typename T> struct Fields {
	typename T::type y;
	const typename T::type *c;
	static typename T::type s;
	typename T::inner::deep e;
	typedef typename T::type vt;
	using ut = typename T::type;
	typename T::type f() const;
	int l(int = T::value);
	vt n;
};
Fields<int> fields;
template <typename T> struct Member { Fields<T> inner; };
template <typename T> struct Alias { using type = typename T::value_type; T::foo x; };
Alias<float> a;
struct Right { typedef int value_type; typedef int foo, type; struct inner { typedef int deep; }; static const int value = 1; };
Alias<Right> b; Member<Right> m;
