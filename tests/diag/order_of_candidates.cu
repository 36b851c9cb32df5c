// The order of functions that using-directives, using-declarations and inline namespaces bring; a member and one like it of a base.
namespace a { void f(int); void f(char); void g(int); void h(int); void h(char);}
namespace b { using a::f; using a::g; void g(char); void t() { f(1ul); g(1ul); } void t(void*) { f("x"); g("x"); } }
namespace c { using namespace a; void t() { c::f(1ul); f(1ul); c::f("x"); f("x"); } void h(short, short); void t2() { h(1ul); h("x"); c::h(1ul); } }
namespace al = b;
void t() { al::f(1ul); b::f(1ul); b::g(1ul); c::f(1ul); ::c::f(1ul); ::b::f(1ul); }
namespace v { inline namespace w1 { void z(int); void z(char); } inline namespace w2 { void z(long); void z(short); } namespace n3 { void t() { z(1ul); v::z(1ul); z("x"); v::z("x"); } } }
namespace v2 { inline namespace w { void z(int); void z(char); } void t() { z(1ul); v2::z(1ul); z("x"); v2::z("x"); } }
void tt() { v2::z(1ul); v2::w::z(1ul); v::z(1ul); v2::z("x"); v2::w::z("x"); v::z("x"); }
void blk() { extern void e1(int), e1(char); using a::f; using b::g; f(1ul); g(1ul); e1(1ul); f("x"); g("x"); e1("x"); }

namespace d1 { void m(int); } namespace d2 { void m(char); } namespace d3 { void m(short); void m(long); }
void blk2() { using namespace d1; using namespace d3; using namespace d2; m(1ul); m("x"); }
namespace uu { using namespace d3; namespace in { using namespace d1; void t() { m(1ul); m("x"); } } using namespace d2; }
void uu2() { uu::m(1ul); uu::m("x"); uu::in::m(2); }
namespace x1 { using namespace d1; } namespace x2 { using namespace d2; using namespace x1; using namespace d3; }
void x3() { x2::m(1ul); using namespace x2; m(1ul); x2::m("x"); m("x");}
struct UB { void f(int); void g(int); };
struct UD : UB { using UB::f; void f(char); using UB::g; void ut() { f("x"); g("x"); } };
struct UE : UD { using UB::f; using UD::f; };
void ut(UD d, UB b, UE e) { d.f("x"); b.f("x"); e.f("x"); d.g("x"); e.g("x"); d.f(1, 2); d.f(1ul);  }
namespace un { void f(int); void h(int); } namespace um { using un::f; void f(char); void ut() { f("x"); } }
void ut2() { un::f("x"); um::f("x"); using un::h; extern void h(char); h("x"); using un::f; f("x"); using um::f; f("x"); }
void gl(int); namespace up { using ::gl; void gl(char); void ut() { gl("x"); } }
void ut3() { gl("x"); up::gl("x"); }
struct VB { static void set(int = 0); void q(int, char = 0); void r(int); template <class T> void t(T); void c(long) const; void v(int, ...); };
struct VD : VB { using VB::set; static void set(); using VB::q; void q(int, short = 0, int = 2); using VB::r; void r(const int &); using VB::t; template <class T> void t(T, int = 0); using VB::c; void c(long, int = 0); using VB::v; void v(int, int = 1); };
void vf(VD d) { d.set(); d.q(1); d.r(1); d.t(1); d.c(1); d.v(1); const VD e; e.c(1); }
struct VE : VD { using VD::set; using VB::set; }; void vg(VE e) { e.set(); }
