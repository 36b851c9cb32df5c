// Partial specializations of member templates that a class template declares and that are defined behind it, told by their heads.
template<class T> concept Small = sizeof(T) < 8;

template<class T> struct M {
	template<class U> struct I { static constexpr int v = 0; };
	template<class U> struct I<U *>;
	template<class U> struct I<U &> { static constexpr int v = 5; };
	template<class U, class V> struct J;
	template<class U> requires Small<T> struct J<U, T>;
	template<class U> struct J<U, T>;
	struct N {
		template<class U> struct I;
		template<class U> struct I<U *>;
		template<class U> struct I<U[]> { static constexpr int v = 8; };
	};
};
static_assert(M<int>::I<char &>::v == 5);
M<char>::I<char *> *early;
template<class T> template<class U> struct M<T>::I<U *> { static constexpr int v = sizeof(T); };
template<class T> template<class U> struct M<T>::I<U **> { static constexpr int v = 7; };
template<class T> template<class U> requires Small<T> struct M<T>::J<U, T> { static constexpr int v = 1; };
template<class T> template<class U> struct M<T>::J<U, T> { static constexpr int v = 2; };
template<class T> template<class U> struct M<T>::N::I<U *> { static constexpr int v = 9; };
static_assert(M<int>::I<int>::v == 0);
static_assert(M<int>::I<int *>::v == 4);
static_assert(M<int>::I<int **>::v == 7);
static_assert(M<char>::I<char *>::v == 1);
static_assert(M<double>::J<char, double>::v == 2);
static_assert(M<int>::N::I<int *>::v == 9);
static_assert(M<int>::N::I<int[]>::v == 8);

template<class T> struct H {
	template<class U> struct I { static constexpr int v = 0; };
	template<class U> requires Small<U> struct I<U *>;
	template<class U> requires (!Small<U>) struct I<U *>;
	template<Small U> struct I<U &>;
};
template<class T> template<class U> requires Small<U> struct H<T>::I<U *> { static constexpr int v = 1; };
template<class T> template<class U> requires (!Small<U>) struct H<T>::I<U *> { static constexpr int v = 2; };
template<class T> template<Small U> struct H<T>::I<U &> { static constexpr int v = 3; };
static_assert(H<int>::I<int>::v == 0);
static_assert(H<int>::I<int *>::v == 1);
static_assert(H<int>::I<double *>::v == 2);
static_assert(H<int>::I<char &>::v == 3);
static_assert(H<int>::I<double &>::v == 0);
