// name<…> behind what depends on template parameters, without the word template: the < compares.
template <typename T> struct B { template <int I> int get(); static int s; };
template <typename T> int h(B<T> &b) { return b.get<3>(); }
template <typename T> int h3(T t) { return T::get<3>(); }
template <typename T> int h4(T t) { int x = T::get<3>(); x = 2 + T::get<3>(); return x + T::template get<3>(); }
template <typename T> struct D : B<T> { int g() { return B<T>::get<3>(); } int h() { return B<int>::s < 3; } };
template <typename T> int less(B<T> &b) { return b.s < 3 && T::size < 3; }
template <typename T> struct E { template <int I> int get(); int f() { return get<3>() + this->get<3>(); } static int g(E &e) { return e.get<3>(); } };
int main() { B<int> b; E<int> e; return less(b) + e.f(); }
