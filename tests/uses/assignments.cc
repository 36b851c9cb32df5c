/* C++17: arguments of trivial assignments are converted by constructors [over.match.copy]. */
template <class T> T mk(T t) { return t; }
template <class B> struct J {
  union val { B b; long i; double d; val() = default; val(B x) : b(mk(x)) {} val(long x) : i(mk(x)) {} val(double x) : d(mk(x)) {} };
  struct data { int t = 0; val v = {}; data() = default; data(const data &) = default; };
  data m; val w;
  static void construct(J &j, B b) { j.m.v = b; }
  static void construct2(J &j, long b) { j.w = val(b); }
  static void construct3(J &j, double b) { j.w = b; }
};
struct K { union U { int i; double d; U(int x) : i(mk(x)) {} U(double x) : d(mk(x)) {} U(char c) : i(mk(c)) {} }; U u; struct S { S(short s) { mk(s); } S(unsigned s) { mk(s); } } s; };
void f(K &k) { k.u = 3; k.u = 3.5; k.s = short(3); k.s = 3u; }
void g(J<bool> &j) { J<bool>::construct(j, true); J<bool>::construct2(j, 3); J<bool>::construct3(j, 3); }
