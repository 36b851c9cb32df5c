// Functions that are selected or called without being named: the most specialized template for a type, the conversion to what is deleted, and
// what references to functions are bound to.
template <class T> struct pair_of { };
template <class T, class U> struct first_of { typedef T type; };
template <class T> pair_of<T> power(const pair_of<T> &, const pair_of<T> &) { return pair_of<T>(); }
template <class T, class U> pair_of<typename first_of<T, U>::type> power(const pair_of<T> &, const pair_of<U> &);
pair_of<double> (*pointer)(const pair_of<double> &, const pair_of<double> &) = power;

template <class T> struct handle {
	operator T *() const { return nullptr; }
	operator bool() const { return true; }
	operator bool() { return true; }
};
struct context { };
void destroy(handle<context> &h) { delete h; }

void callee(int *);
template <class T, void (&f)(T *)> struct with_reference { };
template <class T, void (&f)(T *)> void deduces_reference(with_reference<T, f> &) { }
void deduce(with_reference<int, callee> &s) { deduces_reference(s); }

// Bounds that are worked out are evaluated.
template <class T> constexpr int constant_size() { return sizeof(T); }
template <class T> int size() { return sizeof(T); }
void bounds(int n) { int a[n + constant_size<char>()]; int b[2][size<int>()]; int(*p)[size<long>()] = nullptr; (void)a; (void)b; (void)p; }
