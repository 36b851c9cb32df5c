// #229-D: how many bits enumerators need.
enum P : int { p = 1 }; enum class Q { q = 3 }; enum R { r0 = 0 }; enum V { v = -3, v2 = 7 }; enum Em { }; enum class F : unsigned char { a, b = 7 };
struct S { P p1 : 1; P p2 : 2;
 Q q1 : 1;
 Q q2 : 2;
 Q q3 : 3;
 R r : 1;
 V v1 : 3;
 V v4 : 4;
 Em e : 1;
 F f1 : 1;
 F f2 : 2;
 F f3 : 3;
};
enum Fwd : int; struct Sf { Fwd f : 1; };
template <class T> struct X { enum EE { a, b, c } ; EE e : 1; T t : 1; }; X<R> xr; X<V> xv;
