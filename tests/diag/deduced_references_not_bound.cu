// What is deduced from temporaries and constants makes a function that does not take them.
template <typename T> void one(T &a);
template <typename T> void two(T &a, T &b);
template <typename T> void behind(T *a, T &b);
template <typename T> void constant(const T &a, T &b);
template <typename T> void moved(T *&&a);
template <typename... T> void pack(T &...a);
template <typename T> struct base { };
struct derived : base<int> { };
template <typename T> void of_base(base<T> &b, T &c);
struct object {
	template <typename T> void member(T &a);
	template <typename T> void operator+(T &a);
	template <typename T> void operator[](T &a);
	template <typename T> static void shared(T &a, T *b);
};
template <typename T> struct generic {
	template <typename U> void member(T a, U &b);
};
template <typename T> object operator-(object, T &a);
int f();
const int c = 1;
short s;
void calls(int v, object o, generic<int> g)
{
	int *p = &v;
	one(3);
	one(v + 1);
	one(v);
	one(c);
	one("abc");
	one<int>(c);
	two(v, 3);
	two(f(), v);
	two(3, 2.0);
	two(c, c);
	two(c, v);
	two<int>(v, s);
	behind(&v, 3);
	behind(&v, v);
	constant(3, 4);
	constant(3, v);
	moved(p);
	moved(&v);
	pack(v, 3);
	of_base(derived(), v);
	o.member(3);
	o.member(v);
	o + 3;
	o + v;
	o[3];
	o - 3;
	object::shared(3, &v);
	g.member(1, 2);
	g.member(1, v);
}
