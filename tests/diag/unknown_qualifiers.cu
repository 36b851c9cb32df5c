// Names behind a qualifier that nothing declares are expressions, whatever follows.
struct Cls { int a; }; template <class T> struct Tp { }; typedef float fl; int val;
void f(int a) {
  boost::z<Cls> q;
  boost::z<Tp<int>> q2;
  boost::z<fl> q3;
  boost::z<val> q4;
  boost::z<3> q5;
  boost::z<unsigned int, 3> q6(a);
  boost::z<const int *> q7(a);
  boost::fn<int>(a, 3);
  auto x = boost::fn<float>(a);
  auto y = boost::fn<Cls>(a);
  boost::z<boost::y> q8;
  boost::z q12(a);
  boost::z q13{a};
  boost::z q14[3];
  boost::z &q15 = a;
  int r = boost::z(a) + q12;
  f(boost::z<int>());
  return;
}
template <class T> void t(T x) { boost::q(x); boost::c<T> d; boost::r e; }
void g(int a) {
  UNDEFINED(int, shared);
  int z = UNDEFINED2(int);
  UNDEFINED3(unknown_y);
  UNDEFINED4(1, unknown_z + 1);
  UNDEFINED5(g(1, 2));
  UNDEFINED6(a) UNDEFINED7(a);
  for (boost::it i = a; i != 3; ++i) { }
  if (boost::m(a) == 2) return;
  sizeof(int); alignof(int); (void)(int)a; g(int());
}
