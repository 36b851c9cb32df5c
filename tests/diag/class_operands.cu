/* Objects of classes with several conversion functions where the language wants a number, a pointer or a condition. */
namespace one {
struct A { operator int() const; operator float() const; };
struct B { operator int() const; operator float() const; B &operator=(int); B &operator=(float); friend B operator+(B, B); };
struct C { operator int(); operator const char *(); operator double() const; explicit operator bool() const; };
struct D { explicit operator int() const; operator float() const; };
struct E { operator int() const; operator unsigned() const; operator int *() const; };
enum En { e1 }; struct F { operator En() const; operator int() const; };
struct G { operator int *() const; operator float *() const; };
struct H { operator int &(); operator const int &() const; };
template <class T> struct I { operator T() const; operator int() const; };
struct J { template <class T> operator T() const; };
void fn(long); void fo(int); void fo(long); void fp(char *); 
void g(A a, B b, C c, const C cc, D d, E e, F f, G gg, H h, I<float> i, J j, const A ca, int n, int *p, bool t) {
  a % a;
  a & 1;
  1 << a;
  a + 1;
  a += 1;
  n += a;
  n = a;
  n = n + a;
  -a;
  !a;
  ~a;
  ++a;
  a++;
  a == 1;
  a == a;
  a && t;
  if (a) ;
  while (a) ;
  for (; a; ) ;
  switch (a) { }
  t ? a : 1;
  a ? 1 : 2;
  p[a];
  fn(a);
  fo(a);
  fp(c);
  (int)a;
  (long)a;
  (char)a;
  static_cast<short>(a);
  long l = a;
  delete c;
  *gg;
  *c;
  gg[1];
  gg + 1;
  c + 1;
  c % 2;
  d % 2;
  d + 1;
  f + 1;
  f % 1;
  h % 1;
  i % 1;
  j % 1;
  ca % 1;
  switch (f) { }
  switch (h) { }
  b = 1.0;
  b = a;
  b % b;
  b + 1;
  b + b;
  int x[2] = {a, a};
  throw a;
  a, a;
  a = a;
  c = a;
  double dd = a;
  char ch = a;
  unsigned u = a;
  bool bb = a;
  int &r = a;
  const int &cr = a;
  const long &cl = a;
}
}
namespace two {
struct A { operator short() const; operator int() const; };
struct B { operator bool() const; operator int() const; };
struct C { operator int(); operator float() const; };
struct D { operator int() const; operator float() const; operator int *() const; };
struct E { operator int() const; operator const float &() const; };
enum En { e1 }; struct F { operator En() const; operator int() const; operator float() const; };
struct G : A { operator double() const; };
struct H { operator int *() const; operator const int *() const; };
struct I { operator int *() const; operator int () const; };
struct J { operator long() const; operator float() const; operator double() const;  };
struct K { operator bool() const; operator float() const; };
struct L { operator int &(); operator float() const; };
void fi(int); void fj(short); void fk(double); 
int g(A a, B b, C c, const C cc, D d, E e, F f, G gg, H h, I i, J j, K k, L l, int n, int *p, bool t) {
  a + 1;
  b + 1;
  c + 1;
  cc + 1;
  e + 1;
  f + 1;
  h + 1;
  i + 1;
  j + 1;
  k + 1;
  l + 1;
  a % 1;
  b % 1;
  c % 1;
  d % 1;
  e % 1;
  f % 1;
  j % 1;
  i % 1;
  if (a) ; if (b) ; if (c); if (h) ; if (i) ; if (j) ; if (k) ;
  !a; !b; !k; !j; a && a; b || b; k && t;
  switch (a) { } switch (b) {} switch (j) {}  switch (k) { }
  fi(j); fj(j); fk(f); fk(gg); fj(a);  fi(k); fk(b); fk(i);
  n = j; n += j; n = k; p = h; p = d; p = i; n -= k; n *= b; n <<= a; n %= k;
  p[a]; p[b]; p[j]; p[k]; p + a; p + j; p += j; a + p;
  *h; *d; *i; h[1]; d[1]; i[1];  h == p; d == p; i == p;  i == 1;    i < 1; p < i;
  t ? a : 1;    t ? j : j;
  (char)j; (float)j; static_cast<int>(k); int(gg); const float &r = j; int q[3] = {a, j, k};    
  n = t ? j : 2.0; -j; +k; ~k; ~a; -b; -i;  
  j + k; j + a; a + a; n + j; 2.f * k; k / 2; j < k; j == k;
  return j;
}
}
namespace three {
struct H { H(float); operator float() const; operator int() const; };
struct S { S(const char *); operator const char *() const; };
struct X; struct Y { Y(const X &); Y(); }; struct X { X(const Y &); X(); };
struct Z { Z(int); };
void g(bool t, H h, const H ch, float f, S s, X x, Y y, Z z, double d) {
  f = t ? h : f;
  h = t ? f : h;
  h = t ? 1.0f : h;
  h = t ? ch : 1.0f;
  f = t ? h : d;
  f = t ? h : 1;
  s = t ? s : "a";
  s = t ? "a" : s;
  t ? x : y;
  t ? y : X();
  z = t ? z : 1;
  t ? 1 : z;
}
template <class T> void tp(bool t, T h, float f) { t ? h : f; }
template void tp<H>(bool, H, float);
}
