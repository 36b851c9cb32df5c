struct P { P(const P&) = delete; P(); };
struct M { M(M&&); M(); };
struct N { private: N(const N&);  public: N();  N(int); };
struct C { operator P() const; operator N(); };
template <class T> struct Vec { T* begin(); T* end(); T* begin() const; };
template <class T> struct CVec { const T* begin() const; const T* end() const; };
template <class T> struct GVec { struct It { T operator*() const; It&operator++(); bool operator!=(const It&) const; }; It begin() const; It end() const; };
int f(Vec<P> v, CVec<P> cv, Vec<M> vm, GVec<P> g, Vec<N> vn) {
  P ps[2];
  for (P x : ps) { (void)x; }
  for (const auto x : ps) { (void)x; }
  for (auto x : v) { (void)x; }
  for (P x : v) { (void)x; }
  for (auto x : cv) { (void)x; }
  for (auto x : vm) { (void)x; }
  for (auto x : g) { (void)x; }
  for (auto &x : g) { (void)x; }
  for (auto &&x : g) { (void)x; }
  for (auto x : vn) { (void)x; }
  N ns[2] = {1, 2};
  for (auto n : ns) ;
  C cs[2];
  for (P n : cs) ;
  for (N n : cs) ;
  int is[2];
  for (N n : is) ;
  for (P n : is) ;
  return 0;
}
template <class T> void g(Vec<T> v) {
  for (auto x : v) { (void)x; }
  P ps[2];
  for (auto x : ps) { (void)x; }
}
template void g(Vec<int>);
template void g(Vec<P>);
