// What classes that inherit constructors can be made of [namespace.udecl] [over.match.funcs]/8.
template <class T> struct Base {
	Base(T *) noexcept;
	Base(T *, T) noexcept(false);
	template <class U> Base(T *, const U &, int);
	explicit Base(double);

protected:
	Base(char, char);
};
struct Named : Base<int> {
	using Base::Base;
};
template <class T> struct Aliased : Base<T> {
	using base = Base<T>;
	using base::base;
};
template <class T> struct Again : Aliased<T> {
	using Aliased<T>::Aliased;
	Again(T *) = delete;
	Again(long, long, long);
};
struct None : Base<int> {};

static_assert(__is_constructible(Named, int *));
static_assert(!__is_constructible(Named, char *));
static_assert(!__is_constructible(Named));
static_assert(!__is_constructible(Named, char, char));
static_assert(__is_constructible(Named, int *, int));
static_assert(__is_constructible(Named, double));
static_assert(!__is_constructible(Named, Base<int>));
static_assert(!__is_constructible(Named, Base<int> &));
static_assert(__is_constructible(Named, const Named &));
static_assert(__is_constructible(Aliased<int>, int *));
static_assert(__is_constructible(Aliased<int>, int *, char, int));
static_assert(!__is_constructible(Aliased<int>, int *, char, int *));
static_assert(!__is_constructible(Again<int>, int *));
static_assert(__is_constructible(Again<int>, int *, int));
static_assert(__is_constructible(Again<int>, long, long, long));
static_assert(!__is_constructible(Again<int>, Aliased<int>));
static_assert(!__is_constructible(None, double));
static_assert(__is_nothrow_constructible(Aliased<int>, int *));
static_assert(!__is_nothrow_constructible(Aliased<int>, int *, int));
static_assert(!__is_trivially_constructible(Named, int *));

// What is made by an inherited constructor is an object of the derived class: the base's destructor may be protected [class.inhctor.init].
struct Protected {
	Protected(int);
protected:
	~Protected();
};
struct Derived : Protected {
	using Protected::Protected;
};
template <class T> T &&value();
template <class T> void take(T);
void refer(const Derived &);
template <class T> auto taken(T *) -> decltype(take<Derived>(value<T>()), (char *)0);
template <class T> int taken(...);
template <class T> auto referred(T *) -> decltype(refer(value<T>()), (char *)0);
template <class T> int referred(...);
template <class T> auto made(T *) -> decltype(Protected(value<T>()), (char *)0);
template <class T> int made(...);
static_assert(sizeof taken<int>(0) == sizeof(char *));
static_assert(sizeof referred<int>(0) == sizeof(char *));
static_assert(sizeof made<int>(0) == sizeof(int));
