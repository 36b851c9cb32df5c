/* Instances of variable templates and of static members, the initializers of which instantiate kernels where somebody names the variable. */
template <class T> __global__ void k(T *p, int x) { *(char *)p = x; }
template <class T> struct Members { static int outside; static inline int inside = (k<<<1, 1>>>((T *)nullptr, 2), 2); static int unnamed; };
template <class T> int Members<T>::outside = (k<<<1, 1>>>((T *)nullptr, 3), 1);
template <class T> int Members<T>::unnamed = (k<<<1, 2>>>((T *)nullptr, 3), 1);
int names_members() { return Members<char>::outside + Members<long>::inside; }
template <class T> int in_template() { static int later = Members<float>::inside; return Members<double>::outside; }
int names_template() { return in_template<int>(); }
template <class T> int started = (k<<<1, 1>>>((T *)nullptr, 2), 1);
int names_variable = started<short>;
template <class T> int through = started<T> + 1;
int in_function() { return through<unsigned short>; }
template <class T> constexpr auto address = &k<T>;
template <class T> constexpr auto copy = address<T>;
auto pointer = copy<unsigned char>;
template <class T> struct Holder { static constexpr auto address = ::address<T>; static constexpr void (*typed)(T *, int) = k<T>; };
void launches(unsigned *p, unsigned long *q) { Holder<unsigned>::address<<<1, 1>>>(p, 3); Holder<unsigned long>::typed<<<1, 1>>>(q, 3); }
template <class T> struct Launcher { Launcher() { k<<<1, 1>>>((T *)nullptr, 4); } ~Launcher() { k<<<1, 1>>>((T **)nullptr, 4); } };
template <class T> Launcher<T> launcher;
void *object() { return &launcher<signed char>; }
template <class T> auto by_lambda = [](T *p) { k<<<1, 1>>>(p, 5); };
void calls(long long *p) { by_lambda<long long>(p); }
template <class T> __device__ T of_device = 3;
template <class T> int size = sizeof(of_device<T>);
int in_host() { return size<bool>; }
