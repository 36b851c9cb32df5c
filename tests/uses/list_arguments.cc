/* Lists in braces among the arguments in parentheses that initialize an object. */
struct A { A(int i) { } A(int, int) { } A(const A &) { } };
struct B { B(A, int) { } B(const B &) { } };
struct C { C(A, A) { } ~C() { } };
struct D { B b; C c; C cs[2]; D() : b({1}, 2), c({1}, {2, 3}), cs{{1, 2}, {{1, 2}, 3}} { } D(int) : D({1, 3}, A(3)) { } D(B b, A) : b(b), c{{1}, {2, 3}}, cs{{1, 2}, {{1, 2}, 3}} { } };
struct E { E(A, int = 2) { } };
struct F : E { F(int) : E{{3}} { } F(char) : E({3, 4}, 5) { } F(long) : F({3}) { } };
struct G { A a; B b; };
template <class T> struct H { B b; D d; H(T t) : b({t}, 2), d({A(t), t}, {t, t}) { } };
void f0(const A &a) { A b(a); D d; }
void f1() { B c({1}, 2); B d{{1}, 2}; B f{{1, 2}, 3}; B({1}, 2); B{{1},2}; new B({1}, 2); new B{{1, 2}, 3}; new C[2]{{1, 2}, {{1,3},2}}; H<int> h(3); }
void f3() { G({{1}, {{2}, 3}}); H<long>({3}); static_cast<void>(B({1, 2}, 3)); }
void f2() { D d({A(1), 2}, {3}); new D({A(1), 2}, 3); static_cast<D>(3); new F[2]{1, 2l}; B b({A(1), 3}); G h({{1}, {{2}, 3}}); new G({{1}, {{2}, 3}}); }
auto l = [c = C({1}, 2), b(B({1}, 3))] { };
template <class T> struct Ref { T *p; int l; Ref(T *p, int l) : p(p), l(l) { } };
template <class T> struct I { Ref<T> r; I(Ref<T> r, int i) : r(r) { } };
void g1(char *p) { I<char> i({p, 2}, 4); }
struct I2 { Ref<int> r; I2(Ref<int> r, int i) : r(r) { } };
void g2(int *p) { I2 i({p, 2}, 4); }
template <class T> struct I3 { Ref<long> r; I3(Ref<long> r, int i) : r(r) { } };
void g3(long *p) { I3<char> i({p, 2}, 4); }
template <class T> struct I4 { Ref<short> r; I4(Ref<short> r, int i) : r(r) { } };
void g4(short *p) { auto i = I4<char>({p, 2}, 4); }
template <class T> struct I5 { Ref<short*> r; I5(Ref<short*> r, int i) : r(r) { } };
void g5(short **p) { I5<char> i({p, 2}, 4); I5<int> j({p, 1}, 4); }
template <class T> struct I6 { long r; I6(long r, int i) : r(r) { } };
void g6(short **p) { I6<char> i({2}, 4); }
template <class T> struct I7 { long r; I7(long r, int i) : r(r) { } };
void g7(short **p) { I7<char> i(2, 4); }
template <class T> struct I8 { long r; I8(int i, long r) : r(r) { } };
void g8(short **p) { I8<char> i(2, {4}); }
