// Values in parentheses for classes without constructors of their own, instances of templates too; value-initialization without access.
template <class T> struct Functor {
	T operator()(T a, T b);
};
template <class T> struct Aggregate {
	T x;
};
template <class T> struct Derived : Aggregate<T> { };
struct Number {
	operator int();
};
struct Plain {
	int x;
};
template <class F> void call(F);
void f(Aggregate<int> other, Number n)
{
	Functor<float> a(1);
	Functor<float>(1);
	Aggregate<int> b(1);
	(Aggregate<int>)1;
	static_cast<Derived<int>>(1);
	new Functor<float>(1);
	call(Functor<float>(1));
	Aggregate<int> c(1, 2);
	Plain d(1);
	/* these are fine */
	Aggregate<int> e(other);
	Aggregate<int> g{ 1 };
	Functor<float> h;
	new Functor<float>();
	Aggregate<int>{ n };
}
class Closed {
	Closed(int) { }

protected:
	Closed();

public:
	Closed(const Closed &);
	static Closed make() { return Closed(); }
};
class Open {
	Open(int) { }

public:
	Open();
};
void g()
{
	Closed();
	Closed{};
	Closed a{};
	Closed b = {};
	new Closed();
	new Closed{};
	Closed c(Closed::make());
	Open();
	Open d{};
}
