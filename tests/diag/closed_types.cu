// Private member types that declarations of namespaces and classes name, of members and friends, too; a class by its name in a private base.
class Base { 
  struct Hidden { int v; struct Deep {}; }; typedef Hidden *HP; enum Mode { A, B }; template <class T> struct Tm {}; using AL = int;
  Hidden get(); static Mode cur; static Hidden *tab[2]; friend Hidden fr(HP); friend struct Fr; friend class Fr2; Hidden h2(Hidden, HP); template <class T> struct Mt { T f(Hidden); };
public: struct Open {}; static HP pub; Base(); 
protected: struct Prot {}; typedef int PT;
};
Base::Hidden Base::get() { Hidden h; return h; }
Base::Mode Base::cur = B;
Base::Hidden *Base::tab[2] = { 0, (HP)0 };
Base::HP Base::pub = new Hidden;
Base::Hidden fr(Base::HP p) { Base::Hidden h; return *p; }
Base::Hidden Base::h2(Base::Hidden a, HP b) { return a; }
template <class T> T Base::Mt<T>::f(Base::Hidden) { return T(); }
Base::Hidden g1;
Base::HP g2 = 0, g3;
int f2(Base::AL, Base::Open, Base::Prot);
auto f3() -> Base::Hidden;
typedef Base::Hidden TH;
using TH2 = Base::Hidden;
struct D1 : Base::Hidden { };
struct Fr { Base::Hidden h; Base::Mode m; };
class Fr2 { Base::Hidden *h; void f(Base::HP p); };
void Fr2::f(Base::HP p) { }
template <class T> struct X { T t; };
template struct X<Base::Hidden>;
template <> struct X<Base::HP> { };
struct Out { struct Nest; private: struct Pv {}; Pv pv; struct Nest { Pv p; void f(Pv); Out::Pv q; }; };
struct P1 : private Base { Base *b; P1 *p; void f(Base *); P1(const Base &); }; 
struct P3 : protected Base { Base *b; }; struct P4 : P3 { Base *b; }; struct P5 : private P4 { }; struct P6 : P5 { Base *b; P4 *c; P3 *d; P5 *e; };
namespace N { Base::Hidden h; struct S : Base { Hidden h; }; Base::HP f(); extern "C" { Base::HP c; } }
static Base::HP st; extern Base::HP ex; const Base::Hidden *cst;
int main() { P2 p; Base::Mode m; Out::Pv pv; }
struct D7 : Base { Mode m; Hidden h; HP p() const; HP q(Mode) { return 0; } Prot ok; PT k; typedef Mode MM; using U = Hidden; struct In { Mode m; Prot p; }; friend Hidden fr2(HP); enum { z = A }; int arr[sizeof(Hidden)]; D7(Mode m = A) {} static Mode of(Mode); };
Base::Mode D7::of(Base::Mode m) { return m; }
