// Calls written where members are declared: functions without a type, which is said behind their parameters.
namespace tools {
template <class T> void sort(T, T);
void go(int);
struct Runner {
  Runner(int);
  static void run(int);
};
}
void plain(int);

struct Qualified {
  tools::sort(1, 2);
  int a;
  tools::go(a);
  tools::go();
  tools::Runner::run(3);
  tools::go(int);
};
struct Plain {
  plain(3);
  other(3);
  third("text");
  fourth(*pointer);
  fifth(int, undefined);
};
struct Specified {
  static first(3);
  virtual second(3);
  inline third(3);
  __attribute__((device)) fourth(3);
  ::plain(3);
};
template <class T> struct Template {
  plain(3);
  __attribute__((device)) fourth(3);
  static fifth(T);
  sixth(T x) { }
};
static outside(3);
tools::go(1);
tools::go();
void tools::go(int) { }
struct Fine {
  Fine(int);
  Fine(::tools::Runner);
  typedef tools::Runner Runner;
  Runner(run(int));
  void sort(int, int);
};
