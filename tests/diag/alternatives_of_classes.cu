struct A {}; struct B {}; struct D : A { }; struct D2 : A {}; struct E { operator A() const; }; struct I { operator int() const; }; struct I2 { operator int() const; };
struct F { F(A); }; struct G { explicit G(A); }; struct X { operator A() const; X(A); };
struct J { template <class T> J(T); }; struct K { template <class T> operator T() const; };
template <class T> struct V { T t; };
int main() {
  bool a = true;
  auto t1 = a ? A() : B();
  auto t2 = a ? A() : D();
  auto t3 = a ? A() : E();
  auto t4 = a ? D() : D2();
  auto t5 = a ? A() : F(A());
  auto t6 = a ? A() : G(A());
  auto t7 = a ? A() : X(A());
  auto t8 = a ? A() : J(1);
  auto t9 = a ? B() : K();
  auto t10 = a ? I() : I2();
  auto t11 = a ? I() : A();
  auto t12 = a ? [] { return 1; } : [] { return 2; };
  auto t13 = a ? [a] { return 1; } : [a] { return 2; };
  auto t14 = a ? V<int>() : V<float>();
  const A ca; 
  auto t15 = a ? ca : A();
  const B &cb = B();
  auto t16 = a ? cb : ca;
  auto t17 = a ? V<A>() : V<V<A>>();
  a ? (void)A() : throw 1;
  A &ra = a ? ca : B();
  return 0;
}
