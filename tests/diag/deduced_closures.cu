// flags: --extended-lambda
/* Lambdas for devices that are called by the host without a result that is written. */
inline int f1 = [] __attribute__((device)) () constexpr { return 1; }();
inline int f2 = [] __attribute__((device)) () { return 1; }();
inline int f3 = [] __attribute__((device)) () -> int { return 1; }();
inline int f4 = [] __attribute__((device)) (int x) { return x; }(1);
int gg = 2;
inline int f5 = [] __attribute__((device)) () { return gg; }();
void h() { ([] __attribute__((device)) (auto x) { return 1; })(1); }
void h2() { ([] __attribute__((device)) (auto x) { return gg; })(1); }
void h3() { ([] __attribute__((device)) (int x) { return gg; })(1); }
int h4() { return [] __attribute__((device)) () { return 1; }(); }
int h5() { static int s = [] __attribute__((device)) () constexpr { return 1; }(); return s; }

// In default arguments of template parameters closures may be called.
template <int I = [] __attribute__((device)) () { return 1; }()> struct defaulted { };
struct around { template <class T, int I = [] __attribute__((device)) () { return 1; }() + 1> void member() { } };
template <class T, int I = [] __attribute__((device)) () { return 1; }()> using renamed = T;
int not_defaulted(int x = [] __attribute__((device)) () { return 1; }());
