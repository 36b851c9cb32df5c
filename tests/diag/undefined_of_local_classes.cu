/* Members of local classes, and virtual ones of classes without a name, have no other place for their definition. */
void f() { struct L { virtual void v(); void m(); void unused(); static void s(); L(); ~L(); void given() { } virtual void p() = 0; }; struct D : L { void p() { } } l; l.m(); L::s(); l.given(); }
template <class T> void g() { struct L { virtual void v(); void m(); }; L l; l.m(); } void h() { g<int>(); }
void i() { auto l = [] { struct L { void m(); }; L().m(); }; struct { void q(); } o; o.q(); struct { virtual void v() { } } p; p.v(); }
struct { virtual void v(); virtual void w() { } void m(); static void s(); void unused(); } object; void j() { object.m(); object.s(); }
