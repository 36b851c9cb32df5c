// What the code asks for is instantiated, where it asks: static assertions fail there.
template<class T> struct S { static_assert(sizeof(T)==4,"four"); static constexpr int v=1; typedef T type; int m; int f(){ return 0;} operator int() const; S(); S(int); static int sf(); };
template<int N> struct I{};
S<char[1]> s1;
int x2 = S<char[2]>::v;
S<char[3]>::type *t3;
struct B4 : S<char[5]> {};
int x5 = sizeof(S<char[6]>);
int x6 = alignof(S<char[7]>);
I<S<char[8]>::v> i8;
S<char[9]> *p9; S<char[10]> &r10();
S<char[11]> f11();
void g12(S<char[12]> a);
struct M13 { S<char[13]> m; };
struct M14 { static S<char[14]> m; };
extern S<char[15]> e15;
S<char[16]> f16() { throw 1; }
void g17(S<char[17]> a) {}
template<class T> struct D { typedef typename S<T>::type type; };
D<char[18]>::type *d18;
template<class T> struct E { S<T> m; };
E<char[19]> e19;
template<class T> struct F : S<T> {};
F<char[20]> *f20;
template<class T> using U = typename S<T>::type;
U<char[21]> *u21;
template<class T> constexpr int V = S<T>::v;
int v22 = V<char[22]>;
S<char[23]> *p23(int); 
int main() {
  p9->f();
  r10().m = 1;
  f11();
  delete (S<char[24]>*)0;
  new S<char[25]>;
  (void)static_cast<S<char[26]>>(1);
  S<char[27]>::sf();
  (void)p23(1)[0];
  f20->m = 1;
  try {} catch (S<char[29]> &e) {}
  try {} catch (S<char[30]> e) {}
  auto a31 = S<char[31]>();
  S<char[32]>(1);
  typedef S<char[33]> T33; T33::type *q;
  extern S<char[34]> e34;
  e34.f();
  S<char[35]> a35[2];
  (p9+1);
  using T36 = S<char[36]>; int (T36::*pm)() = &T36::f;
  (void)(p23(1) == (S<char[37]>*)p23(2));
}
