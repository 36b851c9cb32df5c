// A < behind a member of what depends on template parameters compares, unless the word template is before the name or a class has it.
template <class T> struct Plain { };
template <class T> int outside(T);
template <class A> struct Box { template <class U> int get(); static int count; int size; };
struct Known { template <class U> int put(); int level; };
template <class T, class A> int pointer(const A *a) { if (a->is<T>()) return a->as<T>()->size; return 0; }
template <class T> int object(T a) { return a.outside<T>() + a.template get<float>() + a.get<T *>(1); }
template <class T> int parts(T *a) { return a->next->get<int>() + (*a).get<int>() + a[0].get<const int &>(2) + a->f().get<typename T::x>(); }
template <class T> int values(T a) { return a.get<3>() + (a.size < 3 && a.n > (2)) + (a.size < T::n || a.n > (T::m)); }
template <class T> int classes(Box<T> &b, Known k) { return b.size < 3 && k.put<T>() > (2) && Box<T>::count < 2; }
template <class A> struct Derived : Box<A>, Known {
  int f() { return this->get<A>(); }
  int g() { return this->template get<A>() + this->put<A>() + this->later<A>() + this->nothing<A>(); }
  int h() { int put = 3; return this->put<A>() + put + [this] { return this->get<A>(); }(); }
  int i() { return this->size < 3 ? this->level < 2 : this->size < A::n || this->size > (3); }
  template <class U> int later();
};
template <class A> struct Around { int g(Around &a) { return a.get<A>(); } template <class U> int get(); };
