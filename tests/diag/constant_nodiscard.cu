// The value of a constant call may be thrown away: the reference sees no call there, but in templates.
struct [[nodiscard]] N {};
template<class T, int I> struct A { [[nodiscard]] constexpr bool empty() const noexcept { return false; } [[nodiscard]] bool e2() const; [[nodiscard]] constexpr int size() const { return I; } int m; [[nodiscard]] constexpr int get() const { return m; } };
[[nodiscard]] constexpr bool f() { return true; }
[[nodiscard]] constexpr int fi(int i) { return i; }
template<class T> [[nodiscard]] constexpr bool ft(const T&) { return true; }
N n();
int main(int argc, char**) { A<int,2> c; 
  c.empty();
  c.e2();
  f();
  ft(c);
  fi(1);
  fi(argc);
  c.size();
  c.get();
  n();
  return 0;
}
void g(const A<int,2> &r, A<int,2> *p) {
  r.empty();
  p->empty();
  ft(r);
  int k = 1; fi(k);
  const int q = 1; fi(q);
}
template<class T> void tt(T t) { f(); fi(1); ft(t); ft(1); t.empty(); }
struct U { int x = 1; void h() { f(); fi(x); } };
