// Bases of bases that are initialized: virtual ones alone may be.
struct B { B(int = 0); }; struct V { V(int = 0); };
struct Mid : B, virtual V { using B::B; };
struct Leaf : Mid { Leaf(int x) : B(x) {} Leaf(float) : V(3) {} Leaf(char) : Mid(3), B{3} {} };
struct Leaf2 : Leaf { using L = Leaf; Leaf2() : L(3) {} Leaf2(int) : Mid(3) {} Leaf2(char); };
Leaf2::Leaf2(char) : B(3) {}
template <typename T> struct T1 : T { T1() : B(3) {} };
T1<Mid> t; T1<B> t2;
