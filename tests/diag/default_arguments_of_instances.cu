// A member function of an instance, alone of its name, is told as one of several while it has default arguments that no call asked for.
enum class order { relaxed, strict };
template <class T> struct S {
  typedef T size;
  int two(T a, T b = 0) const;
  int by_name(size a, size b = 3) const;
  int of_enum(T a, order o = order::strict) const noexcept;
  int all(T a = 0, T b = 0);
  int changes(T a, T b = 1);
  static int of_class(T a, T b = 1);
  int none(T a) const;
  S other(T a, T b = T());
};
template <class T> struct D : S<T> { int own(T a, T b = 2); };
struct E : S<int> { int plain(int a, int b = 1); };
struct Holder { S<int> s; S<float> *p; };
template <> struct S<void> { int two(int a, int b = 0); };
void refused(S<int> a, const S<int> constant, D<int> d, E e, Holder &h)
{
  a.two("a");
  a.two("a", 1);
  a.two();
  a.two(1, 2, 3);
  a.by_name("a");
  constant.two("a");
  constant.changes("a");
  constant.changes(1);
  d.two("a");
  d.own("a");
  e.two("a");
  h.s.all("a");
  h.p->all("a");
  (&a)->all(1, 2, 3);
  a.other(1, 2).other("a");
  a.S::two("a");
}
void one_argument_is_made(S<int> a)
{
  a.all(1);
  a.all("a");
  a.of_enum(1, order::relaxed);
  a.of_enum("a");
}
void plain(S<int> a, S<float> f, E e, S<void> v)
{
  a.none("a");
  a.of_class("a");
  S<int>::of_class();
  e.plain("a");
  v.two("a");
  a.of_enum(1);
  a.of_enum("a");
  a.all();
  a.all("a");
  f.two(1);
  f.two("a");
  f.two(1, "a");
}
