// A ; or ) that is missing: where reading goes on, which is said when it is far.
int f(int a, int b);
void g1() { int x = f(1, 2) int y = 3; int z = "s"; }
void g2() { int x = f(1, 2) 
 int y = 3; int z = "s"; }
void g3() { int x = f(1, 2) 

 int y = 3; int z = "s"; }
void g4() { int x = f(1, 2) 
 
 
 int y = 3; int z = "s"; }
void g5() { int x = f(1, 2) int y[] = {1,
2,
3,
4,
5}; int z = "s"; }
void g6() { int x = f(1, 2) int y = 4
+ 3
+ 4
+ 5; int z = "s"; }
void g7() { f(1, 2) int y = 4
+ 3
+ 4
+ 5; int z = "s"; }
void g8() { f(1, 2
  3,
  4,
  5); int z = "s"; }
void g9() { f(1, 2
  3,
  4); int z = "s"; }
void g10() { f(1, 2
  3); int z = "s"; }
void g11() { f(1 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24); int z = "s"; }
void g12() { f(1, 2) 


if (1) { int z = "t"; } int z = "s"; }
void g13() { f(1, 2) 


{ int z = "t"; } int z = "s"; }
void g14() { f(1, 2) 


return; int z = "s"; }
void g15() { f(1, 2) 


} int z = "s"; 
