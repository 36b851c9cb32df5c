template <class T> struct IL { };
template <class T, class A = long> struct V {
  typedef T value_type; typedef int vint; typedef unsigned long size_type;
  V(IL<value_type>, const A &);
  V(IL<const value_type &>, int, int);
  V(size_type, int, int, IL<vint>);
  void insert(size_type, IL<value_type>);
  void insert(size_type, const value_type &);
  V &operator=(IL<value_type>);
  template <class U> void set(IL<value_type>, U);
};
template <class T, class A> void V<T, A>::insert(size_type, IL<value_type>) { }
template <class T, class A> V<T, A> &V<T, A>::operator=(IL<value_type>) { return *this; }
struct N { typedef int vint; N(IL<vint>, int, int, int); };
int main() {
  V<int> x(1);
  x.insert(1);
  x = 5;
  N n(1);
  V<float> y(IL<float>(), 3L);
  y.insert(1, IL<float>());
  y.set(IL<float>(), 3);
  y = IL<float>();
}
template <class T> struct W { typedef T value_type; typedef IL<T> list; W(IL<value_type>, int); void f(IL<value_type>, int); };
void f() { W<int> w(1); }
