// Initializations that the labels of a switch pass by: an error where something is destroyed.
struct V { float x, y; V operator+(const V &) const; };
struct W { W(int); int a; };
struct X { ~X(); int a; };
struct Y { int a = 3; };
struct Z { virtual void f(); int a; };
W mw(); 
void f(int m, V p, W w, X x) {
  switch (m) { case 1: V q = p + p; (void)q; break; case 2: break; }
  switch (m) { case 1: V q = p; (void)q; break; case 2: break; }
  switch (m) { case 1: V q{1, 2}; (void)q; break; case 2: break; }
  switch (m) { case 1: V q; (void)q; break; case 2: break; }
  switch (m) { case 1: int q = 3; (void)q; break; case 2: break; }
  switch (m) { case 1: W q = w; (void)q; break; case 2: break; }
  switch (m) { case 1: W q(3); (void)q; break; case 2: break; }
  switch (m) { case 1: X q; (void)q; break; case 2: break; }
  switch (m) { case 1: Y q; (void)q; break; case 2: break; }
  switch (m) { case 1: Y q{}; (void)q; break; case 2: break; }
  switch (m) { case 1: Z q; (void)q; break; case 2: break; }
  switch (m) { case 1: const V &q = p; (void)q; break; case 2: break; }
  switch (m) { case 1: V q[2] = {}; (void)q; break; case 2: break; }
  switch (m) { case 1: W q = mw(); (void)q; break; case 2: break; }
  switch (m) { case 1: int q[2] = {}; (void)q; break; case 2: break; }
  switch (m) { case 1: auto q = [p] { return p; }; (void)q; break; case 2: break; }
  switch (m) { case 1: auto q = p + p; (void)q; break; case 2: break; }
  switch (m) { case 1: const V q = p + p; (void)q; break; case 2: break; }
  switch (m) { case 1: V q(p + p); (void)q; break; case 2: break; }
  switch (m) { case 1: V q = {}; (void)q; break; case 2: break; }
}
__attribute__((device)) void g(int m, V p, W w) {
  switch (m) { case 1: V q = p; (void)q; break; case 2: break; }
  goto l; V q = p; l: ;
  goto l2; int i = 3; l2: ;
}
struct U { U(); ~U(); U operator+(U) const; };
U mu();
template <class T> struct TV { T a; ~TV(); }; template <class T> struct TW { T a; };
  switch (m) { case 1: U q; (void)q; break; case 2: break; }
  switch (m) { case 1: TW<int> q = {1}; (void)q; break; case 2: break; }
}
void h2(int m) {
  switch (m) { case 1: const U &q = mu(); (void)q; break; case 2: break; }
  switch (m) { case 1: U q[2]; (void)q; break; case 2: break; }
  switch (m) { case 1: U q = mu(); (void)q; break; case 2: break; }
  switch (m) { case 1: U &&q = mu(); (void)q; break; case 2: break; }
  switch (m) { case 1: TV<int> q{1}; (void)q; break; case 2: break; }
  switch (m) { case 1: TW<U> q{}; (void)q; break; case 2: break; }
  switch (m) { case 1: static U q; (void)q; break; case 2: break; }
}
void h3(int m) { if (m) goto l; X x; l: ; }
