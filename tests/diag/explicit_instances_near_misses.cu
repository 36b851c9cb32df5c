/* Member templates are not instantiated with their class, even where devices need their body. */
template<class T> __attribute__((device)) T device_template(T);
template<class T> struct object {
	template<class U> __attribute__((host)) __attribute__((device)) U member(U u) { return device_template(u); }
	T other(T t) { return member(t); }
};
template struct object<int>;
__attribute__((global)) void kernel(object<int> *o) { o->member(1.0); }
void host(object<int> *o) { o->member(1.0); }

/* Special members that are defaulted outside of their class; constructors and overloads by their types. */
template <typename T> struct Defaulted { Defaulted(); Defaulted(const Defaulted &); ~Defaulted(); Defaulted &operator=(const Defaulted &); };
template <typename T> Defaulted<T>::Defaulted() = default;
template <typename T> Defaulted<T>::Defaulted(const Defaulted &) = default;
template <typename T> Defaulted<T>::~Defaulted() = default;
template <typename T> Defaulted<T> &Defaulted<T>::operator=(const Defaulted &) = default;
template Defaulted<int>::Defaulted();
template Defaulted<int>::Defaulted(const Defaulted<int> &);
template Defaulted<int>::~Defaulted();
template Defaulted<int> &Defaulted<int>::operator=(const Defaulted<int> &);
struct Constructed { template <typename T> Constructed(T) {} template <typename T> Constructed(T, T *) {} Constructed(long) {} };
template Constructed::Constructed(int);
template Constructed::Constructed(int, int *);
template <> Constructed::Constructed(char) {}
template <typename T> struct Overloaded { void f(T); void f(T) const {} Overloaded(T) {} Overloaded(); };
template void Overloaded<int>::f(int) const;
template Overloaded<int>::Overloaded(int);
