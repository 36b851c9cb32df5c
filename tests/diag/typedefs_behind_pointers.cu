// Partial specializations for pointers deduce types with the typedefs of their arguments.
template <typename C> struct basic {};
typedef basic<char> str;
template <typename T> struct traits;
template <typename T> struct traits<T *> { typedef T &reference; typedef T value_type; };
template <typename T> struct traits<const T *> { typedef const T &reference; typedef T value_type; };
template <typename I, typename C> struct iter { typedef traits<I> tt; typedef typename tt::reference reference; reference operator*() const; };
template <typename T> struct alloc { typedef T value_type; template <typename U> struct rebind { typedef alloc<U> other; }; };
template <typename A> struct at { typedef typename A::value_type value_type; typedef value_type *pointer; typedef const value_type *const_pointer; };
template <typename T, typename A = alloc<T>> struct vec {
	typedef at<A> att; typedef typename att::pointer pointer; typedef typename att::const_pointer const_pointer;
	typedef iter<pointer, vec> iterator; typedef iter<const_pointer, vec> const_iterator;
	iterator begin(); const_iterator begin() const; T &front(); const T &cfront() const;
	const T *data() const;
};
void f(const vec<str> cv, vec<str> v, const vec<basic<char>> cb)
{
	str &a = *cv.begin();
	int b = *v.begin();
	int c = v.front();
	int d = cv.cfront();
	int e = *cv.data();
	auto &g = *cv.begin(); int h = g;
	auto i = *cv.begin(); int j = i;
	int k = *cb.begin();
	traits<str *>::value_type *q1 = 0; int r1 = *q1;
}
typedef const int constant; const constant twice = 1; int &r = twice;
