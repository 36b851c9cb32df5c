/* Initializers of static members and of specializations of variable templates, which stand outside of the class, in partial
 * specializations, in braces, in parentheses. */
template<class T> struct Box { Box(T = T()) {} template<class U> Box(U, T) {} ~Box() {} };
template<class T, int N = 0> T zero() { return T(); }
template<class T> void called() {}

template<class T> struct A {
	static Box<T> parentheses, braces, plain;
	static T array[], counts[2];
	static void (*function)();
	static inline Box<T *> within = zero<T *>();
	static const int constant = sizeof(zero<T, 1>());
	static const T late;
	template<class U> static Box<U> member_template;
	struct Inner { static T number; };
	static int nobody;
};
template<class T> Box<T> A<T>::parentheses(zero<T, 2>(), 1);
template<class T> Box<T> A<T>::braces{ zero<T, 3>() };
template<class T> Box<T> A<T>::plain;
template<class T> T A<T>::array[] = { zero<T, 4>(), zero<T, 5>() };
template<class T> T A<T>::counts[2];
template<class T> void (*A<T>::function)() = &called<T>;
template<class T> const T A<T>::late = zero<T, 6>();
template<class X> X A<X>::Inner::number = zero<X, 7>();
template<class T> int A<T>::nobody = zero<T, 8>();

template<class T> struct A<T *> { static T *first, *second; };
template<class U> U *A<U *>::first = zero<U *, 9>();
template<class U> U *A<U *>::second = A<U *>::first + (zero<U, 10>() ? 1 : 0);
template<> int A<char>::nobody = zero<char, 11>();

template<class T> T variable = zero<T, 12>();
template<class T> T variable<T *> = zero<T, 13>();
template<class T> inline T *pointer = &variable<T>;

struct B { template<class T> static T member; };
template<class T> T B::member = zero<T, 14>();

const void *use(int i)
{
	const void *all[] = { &A<int>::parentheses, &A<int>::braces, &A<int>::plain, A<int>::array, A<long>::counts, &A<int>::within };
	A<short>::function();
	A<int>::Inner::number = i + A<long>::late + A<int>::constant;
	B::member<int>++;
	return i ? (void *)A<int *>::second : i > 2 ? (void *)pointer<int> : i > 3 ? &variable<long *> : all[0];
}
