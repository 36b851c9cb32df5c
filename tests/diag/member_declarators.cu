// Declarators of classes: names with the class before them, functions that are called like it, destructors.
struct A { void A::f() { y1(); } A::A(int) { } static int A::s; A::~A(); void g(); };
void A::g() { y2(); }
struct B { int B(); void B(int) { } };
struct C { ~X(); };
struct D { void ~D(); };
struct E { ~E(int); };
struct F { virtual F(); virtual ~F(); };
class G { int x; public: G(int a) { x = a; } };
G *arrays() { new G[3]; new G; return new G[2] { 1, 2 }; }
// members without a value
struct H { const int c; }; H h1; H h2{}; H h3 = { 1 }; H h4[2];
void members() { H h; static H s; H *p = new H; H q = { 1 }; }
struct I { const int c; int &r; }; I i;
struct J { const int c = 1; }; J j;
// lists for classes that are no aggregates
struct K { private: int x; public: int y; }; K k1 = { 1, 2 }; K k2{ 1 }; K k3 = { }; K k4{ }; K k5{ 1, 2 }; K k6 = k3; K k7{ k3 }; K k8 = { k3 };
class L { int a, b; }; L l1 = { 1, 2 }; L l2{ 3, 4 }; L l3;
struct M : private H { }; M m1 = { 1 };
struct N { const int z; int &r; N() { } N(int) : w(3) { } N(char c) : z(c), r(z2) { } int z2; };
// handlers
int f1() { try { } }
int f2() { try { } catch (int) { } catch (...) { } catch (double) { } return 0; }
int f3() { try { } catch (int) { } catch (...) { } return 0; }
void f4() try { } catch (...) { }
// what is right
struct O { O(); O(O &&); ~O(); void o(); operator int(); O &operator=(const O &); }; O::~O() { } void O::o() { this->O::o(); }
struct P { P(); typedef P self; friend struct O; friend void O::o(); }; typedef struct Q { int x; } Q; template <class T> struct R { R(); ~R(); R(R<T> &); }; R<int> r;
