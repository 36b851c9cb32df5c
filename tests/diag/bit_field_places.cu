// #108-D, #229-D, #959-D: where they are said.
enum E { e0, e1, e5 = 5 }; enum G { };
enum H : int { h1 = 1 };
struct S {
  int a : 1;
  int : 1;
  int b : (1), c : 1;
  E e : 1;
  char n : 9 ;
  int : 40;
  G g : 1;
  H h : 31;
  H h2 : 32;
  __int128 i : 128;
  __int128 i2 : 129;
  bool bb : 2;
  bool b1 : 1;
  const int z [[maybe_unused]] : 1;
 
  int dd __attribute__((packed)) : 1;
};
enum K : signed char { k }; enum L : bool { l }; enum M : unsigned { mm = 0xffffffff }; enum O { o = 1LL << 40 };
struct T { K k : 1; K k7 : 7; K k8 : 8; L l : 1; L l2 : 2; M m : 31; O o : 40; O o41 : 41; O o64 : 64; O o65 : 65; E e5 : 33; };
E e;
void f(S &s) { s.e = e; s.a = 1; }
