struct T { int a; struct { struct { int b; } in; union { int c; struct { int e; }; }; } mid; union { struct { int d; } deep; } u; };
namespace { struct Q { int z; }; namespace M { struct R { struct { int y; } q; }; } }
void f(T t, Q q, M::R r) { t.mid.x; t.mid.in.x; t.u.deep.x; t.u.x; q.x; r.q.x; }
struct { int a; } g1; union { int b; } g2; enum { E1 } g3; namespace K { struct { int c; } g4; enum { E2 } g5; }
void h(T t) { struct { int d; } l1; enum { E3 } l2; int *p; p = g1; p = g2; p = g3; p = K::g4; p = K::g5; p = l1; p = l2; p = t.mid; p = t.u; p = t.mid.in; g1.z; g2.z; K::g4.z; l1.z; p * g3; K::g5 * p; l2 * p; }
