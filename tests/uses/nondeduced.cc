/* Parameters that nothing is deduced from: arguments are converted to them [temp.arg.explicit]/6. */
template<class T> struct id { using type = T; };
template<class T> using id_t = typename id<T>::type;
template<class T> struct Box { Box(T = T()) {} template<class U> Box(Box<U>) {} };
struct A {};
struct ToPointer { operator int *() { return nullptr; } operator Box<long>() { return 1L; } };
template<class T> void pointer(T, id_t<T> *) {}
template<class T> void constant(T, const id_t<T> *const *) {}
template<class T> void member(T, id_t<T> A::*) {}
template<class T> void function(T, void (*)(id_t<T>)) {}
template<class T> void box(T, Box<id_t<T>>) {}
template<class T> void reference(T, const Box<id_t<T>> &) {}
template<class T> void array(T, id_t<T> (&)[2]) {}
template<class T> void both(T *, Box<T>) {}
template<class T> void both(T, void *) {}
template<int N> struct number {};
template<int N> void next(number<N>, number<N + 1> *) {}
void use()
{
	int *p = nullptr, two[2];
	pointer(1, nullptr);
	pointer(2L, 0);
	pointer(A(), nullptr);
	pointer(1u, static_cast<unsigned *>(nullptr));
	pointer(3, ToPointer());
	constant('c', nullptr);
	member(1, nullptr);
	function(1, [](int) {});
	function(2L, nullptr);
	box(1, 2);
	box('c', Box<int>());
	box(3L, ToPointer());
	reference(1.0, 3);
	array(1, two);
	both(p, nullptr);
	next(number<1>(), nullptr);
}
