// Bounds of the types of friends that class templates declare: what typedefs stand for is told.
namespace mpl { template <class T> struct next { typedef next type; static const int value = 3; typedef next order; }; template <class T> struct tw {}; }
typedef char (&yes)[1];
template <class T, class Base> struct item {
  typedef typename mpl::next<typename Base::order>::type order;
  typedef char (&tag)[order::value];
  typedef char (&tag2)[sizeof(order)];
  typedef char (&tag3)[mpl::next<Base>::value];
  enum { n = 3 }; static const int m = 4; typedef int I; typedef T t;
  typedef char (&tag4)[n]; typedef char (&tag5)[m]; typedef char (&tag6)[sizeof(I)]; typedef char (&tag7)[sizeof(t) + 1]; typedef char (&tag8)[order::value + 1];
  friend tag operator||(item const &, mpl::tw<T> *);
  friend tag3 operator+(item const &, mpl::tw<T> *);
  friend tag5 operator*(item const &, mpl::tw<T> *);
  friend tag6 operator/(item const &, mpl::tw<T> *);
  friend tag7 operator%(item const &, mpl::tw<T> *);
  friend tag8 operator<(item const &, mpl::tw<T> *);
};
