/* Constructors that do not take an object of a class, though it has conversion functions. */
template <unsigned NT, unsigned VT> class policy {
	static_assert((NT & (NT - 1)) == 0, "");
public:
	const static unsigned nt = NT;
	policy() = default;
	int i;
};
using def = policy<512, 7>;
struct plain { operator int() const; };
struct base { base(int); base(const base &) = delete; };
struct stream : base { using base::base; stream(); };
template <class T, class D> struct object { object(); T t; operator T() const; private: D d; object(const object &) = delete; };
struct del { void operator()(int*); };
using stream2 = object<int *, del>;
int f()
{
	plain p;
	stream s;
	stream2 t;
	def a(p);
	def b(s);
	def c(t);
	def d(3);
	policy<4, 5> e(p);
	return 0;
}
template <class T> int g()
{
	plain p;
	stream2 t;
	def a(p);
	def c(t);
	return 0;
}
