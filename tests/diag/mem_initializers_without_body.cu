// Constructors whose mem-initializers have no body behind them.
class B { public: B(float r) : r_(r);
  float r_; };
template <class T> class D { public: D(float r) : r_(r);
  float r_; };
struct E { E(int); explicit E(float r) : r_{r};
  float r_; void f() { undef; } };
int z = u;
