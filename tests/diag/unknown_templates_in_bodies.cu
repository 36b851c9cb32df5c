/* Templates that a namespace does not have, in bodies: the < behind their names is an operator. */
namespace n { template <class T> struct V { }; struct S { }; int fn(int); }
struct A { int find(int); };
void f(A x) {
  n::map<n::S, int>::const_iterator it = x.find(1);
  n::map<n::S>::const_iterator it2;
  n::map<int>::type it3;
  n::map<int, int>::const_iterator it4 = 1;
  int y = "s";
  for (n::map<int, int>::const_iterator i = x.find(2); i != 3; ++i) { }
  n::map<int, int> a5;
  n::map<int, int> *a6;
  n::map<int, int> a7(3);
  n::map<int>(3);
}
template <class T> void g(A x) { n::map<T, int>::iterator i = x.find(1); typename n::V<T> v; n::V<T> w; n::fn < 3; }
