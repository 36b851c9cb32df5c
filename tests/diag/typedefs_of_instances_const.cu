// What const typedefs stand for is told where they are members of instances.
namespace n {
typedef int number;
struct plain { typedef int number; template <typename U> struct inner { typedef U number; }; };
}
template <typename T> struct list {
	typedef T value_type;
	using pointer = T *;
	typedef const value_type constant;
	const value_type &front() const;
	constant &back() const;
	const pointer &data();
};
typedef list<int>::value_type element;

void f(const list<int> &l, list<float> &m, const n::number &a, const n::plain::number &b, const n::plain::inner<int>::number &c,
       const element &d, const volatile list<int>::value_type *e)
{
	int &front = l.front(), &back = l.back();
	float *&data = m.data();
	int &x = a, &y = b, &z = c, &v = d;
	char *w = e;
}
