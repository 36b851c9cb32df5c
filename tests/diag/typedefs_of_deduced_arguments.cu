namespace lib {
template <class T, bool = true> struct reference_helper {
  typedef T type;
};
template <class T> struct reference_helper<T, true> {
  typedef T &type;
};
template <class T> struct add_reference : reference_helper<T> {};
template <class T> struct add_reference_by_alias {
  using type = typename reference_helper<T>::type;
};
template <class T> struct plain {
  typedef T type;
};
template <class T> struct element_of;
template <class T> struct element_of<T[]> {
  typedef T type;
};
template <class T> struct pointer {
  typedef T element_type;
  typename add_reference<element_type>::type operator*() const;
  typename add_reference_by_alias<element_type>::type operator[](int) const;
  typename plain<element_type>::type operator()() const;
  element_type &get();
};
template <class T> struct array {
  typedef typename element_of<T>::type element_type;
  typename add_reference<element_type>::type operator[](int) const;
};
}
struct body {};

void of_class_type(lib::pointer<body> p)
{
  int a = *p;
  int b = p[0];
  int c = p();
  int d = p.get();
}

void of_arithmetic_type(lib::pointer<float> p, lib::array<double[]> q, lib::array<body[]> r)
{
  (*p).x = 1;
  p[0].x = 1;
  p().x = 1;
  q[0].x = 1;
  int n = r[0];
  float f = *p + p[0] + q[0];
}
