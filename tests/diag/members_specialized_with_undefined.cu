// What nothing declares in explicit specializations of members, and behind the initializers of static members.
template <class A> struct Bench {
  A *data;
  int n;
  void fill();
  static int count;
  struct Inner { void go(); };
  void fine();
};
template <> inline void Bench<int>::fill()
{
  for (int i = 0; i < n; i++)
    hidden[i] = i;
  n = limit;
  int local = 1;
  local.x;
  data->b;
  missing(1);
}
template <> void Bench<float>::fill() { int unused; n = hidden; }
template <> void Bench<short>::Inner::go() { first = 8; }
template <> int Bench<int>::count = second;
template <> void Bench<char>::fine() { for (int i = 0; i < n; i++) data[i] = 'c'; this->n = count; }
struct Plain {
  static int s;
  static int t;
  int u = third;
};
int Plain::s = fourth;
int Plain::t = fourth;
int use() { return second + fourth + third; }
