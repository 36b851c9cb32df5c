// Of a class that is only declared nothing can be named, and variables of it are of no type afterwards.
struct S; enum E : int; union U;
template <class T> struct TS; template <class T> struct TD { T a; };
int v = S::bin;
S::T x1;
typename S::T x2;
S::T *x3;
TS<int>::type yy1;
int y2 = TS<int>::value;
void S::member() {}
int S::data = 3;
void g2(int, S::type);
void f() {
  S::bin;
  S::f();
  S::T x;
  S::T *px;
  int a = S::v;
  &S::m;
  TS<int>::v;
  TS<int>::f(3);
  U::x;
  sizeof(S::t);
  (S::T)3;
  TD<S::T> t;
  S::A::b;
}
template <class T> void tf() { S::f(); S::T x; T y = S::v; TS<T>::f(); TS<int>::f(); }
struct D : S { };
struct K { S::T m; S::T f(); void g(S::T); friend void S::h(); };
template <class T> struct PV { T a; int count(); PV<T> operator-(PV<T>); };
template <class R, class T> R g1(PV<T>);
template <class T> int f2(PV<T> *, int);
struct P; struct PK { void m(P); void n(P *); static P st; };
template <class T> struct PS;
typedef PS<int> TSI;
int pf() {
  PV<int> end;




  veector<int> A_vec, B_vec;
  f2(A_vec, 3);
  f2(&A_vec, 3);
  int count = f2(B_vec, 3);
  P s; s.x = 3; s.f(); f2(s, 3); s = 3; if (!s.open()) return 3; s[3]; P s2 = s; sizeof(s); sizeof s; &s; P *ps = &s; s.open(P::bin);
  TSI t; t.open(TSI::bin); if (!t.is_open()) return 3; t.x; f2(t, 3); t << 3; !t;
  PS<long> t2; t2.open();
  PS<char> t3(3), t4 = 3, t5{3}; t3.x; t4.x; t5.x;
  P a[3]; a[2].x; a[1].f();
  static P q; q.x;
  PK k; k.st.x; k.m(s); k.n(&s);
  return count;
}
P glob; TSI globt;
int pg() { glob.x; globt.x; return globt; }
