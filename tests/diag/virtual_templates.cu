// Member templates that are virtual, and pure functions that are final.
struct B { template <typename T> virtual void p(T); virtual void q(int); template <typename T> void r(T); virtual void s() final; };
template <typename T> struct C { virtual void f(T); virtual T g() = 0; virtual ~C(); };
struct F { virtual void x() final = 0; virtual void y() = 0; };
struct G : F { void y() final = 0; };
