// Types of declarations whose qualifier, or template, nothing declares: what is said, and what follows from it.
namespace N { int a; }

namespace aliases {
using a = none::x;
using b = none::x<int>;
using c = const none::x;
using d = typename none::x;
using e = N::gone<int>;
using f = typename N::gone<int>::type;
template <class T> using g = typename none::x<T>::type;
using h = typename gone<int>::type;
a va();
}

struct Members {
	typedef none::x t;
	none::x m;
	none::x<int> n;
	typename none::y o;
	N::gone<int>::iterator p;
	typedef N::gone<int>::iterator q;
	gone<int>::type r;
	void f(gone<int>::type x);
	void g(int x, N::gone<int> y);
};

template <class T> struct Based : gone<T>::base {
};

template <class T> struct Pattern {
	typedef typename none::x<T>::type t;
	typename none::x<T> m;
	typename N::gone<T>::iterator n;
	typename gone<T>::type o;
	typename gone<T>::type f();
	void g(typename gone<T>::type x);
};

typedef N::gone<float> vector;
typedef N::gone<float>::iterator iterator;
N::gone<int>::iterator outside;
template <class T> N::gone<T> result(T x) { return x; }
template <class T> void later(T x, N::gone<T> &y) { y.z; }
template <class T, class U = typename gone<T>::type> void defaulted(T x);
template <class T> typename gone<T>::type behind(T x) { return x; }

void block()
{
	typedef none2::x t;
	typedef N::gone<int> u;
	using v = none2::x<int>;
	typedef gone<int> w;
	v x;
}

// Valid: the names are there, or depend on parameters.
namespace M { template <class T> struct some { typedef T type; typedef T *iterator; }; }
typedef M::some<float>::iterator good;
struct Good {
	M::some<int>::iterator it;
	void f(int x, M::some<int>::type y);
};
template <class T> struct GoodPattern : M::some<T> {
	typename M::some<T>::type m;
	typename T::template some<T>::type n;
	using type = typename T::x::y;
};

// Parameters with default arguments; what is said about them comes before what is said about their function.
struct Defaults {
	void f(int a, gone1 = 3);
	void g(gone2 a, gone3, gone4 = gone5(1));
	void h(gone6 x);
	void h(gone7 x);
};
