struct C {
  int v;
  operator int() const { return v; }
  operator float() const { return v; }
  explicit operator bool() const { return v; }
};
struct D {
  operator int() const;
  operator float() const;
  explicit operator const bool() const;
};
struct E {
  operator int() const;
  operator float() const;
  explicit operator const bool &() const;
};
struct F {
  operator int() const;
  explicit operator float() const;
};
struct G {
  explicit operator int() const;
  explicit operator float() const;
};
struct H { explicit operator int() const; };
struct I {
  operator int() const;
  operator float() const;
  explicit operator bool();
};
struct J {
  operator int() const;
  operator float() const;
  operator bool() const;
};
struct K {
  operator int() const;
  operator float() const;
  explicit operator char() const;
};
template <class T> void all(T &c) {
  if (c) ;
  bool b = !c;
  while (c) break;
  for (; c;) break;
  do ; while (c);
  b = c ? 1 : 2;
  b = c && b;
  b = b || c;
}
void h(C c, D d, E e, F f, G g, H hh, I i, J j, K k) {
  if (c) ;
  bool b = !c;
  while (c) break;
  for (; c;) break;
  do ; while (c);
  b = c ? 1 : 2;
  b = c && b;
  b = b || c;
  if (d) ; b = !d; b = d && b;
  if (e) ; b = !e; b = e && b;
  if (f) ; b = !f; b = f && b;
  if (i) ; b = !i; b = i && b;
  if (j) ; b = !j; b = j && b;
  bool x(c), y{c}, z = static_cast<bool>(c), w = (bool)c, v = bool(c), u = j;
}
void h2(G g) { if (g) ; }
void h3(H g) { if (g) ; }
void h4(K k) { if (k) ; bool b = !k; b = k && b; }
void h5(C c) { bool b = c; switch (c) {} int a[2]; b = a[c]; b = c + 1; b = c == true; }
void h6(const I i) { if (i) ; bool b = !i; }
void h7(C &c, J &j, I &i) { all(c); all(j); all(i); }
template <class T> struct M { explicit operator T() const; };
void h8(M<bool> a, M<int> b, M<const bool> c, M<bool &> d, M<int *> e) {
  if (a) ; if (b) ; if (c) ; if (d) ; if (e) ; while (b) break; for (; b;) break; int x = b ? 1 : 2;
  if (M<int> y = b) ; if (M<bool> z = a) ; switch (b) {} switch (a) {} switch (M<int> q = b) {}
}
struct TC { template <class T> explicit operator T() const; };
struct DM : M<int> { };
struct DB : M<bool> { };
enum class SE { a }; struct XE { explicit operator SE() const; operator SE(); }; struct XF { explicit operator SE() const; };
void h9(TC t, DM m, DB b, XE e, XF f) { if (t) ; if (m) ; if (b) ; switch (e) {} switch (f) {} }
