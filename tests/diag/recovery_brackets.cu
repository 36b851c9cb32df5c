// Brackets that are missing or too many, and commas between arguments: what is passed over then.
int f(int a, int b);
void g1() { f(1 2); int x = "s"; }
void g2() { f(1 2, 3, 4
, 5); int x = "s"; }
void g3() { f(1 + , 3); int x = "s"; }
void g4() { f((1 + 2, 3); int x = "s"; }
void g5() { f(1, 2; int x = "s"; }
void g6() { f(1, 2
; int x = "s"; }
void g7() { f(1, 2

;
int x = "s"; }
void g8() { int x = (3 + 4; int y = "s"; }
void g9() { int x = 3 + 4) ; int y = "s"; }
void g10() { f(1, 2)); int x = "s"; }
void g11() { f 1, 2); int x = "s"; }
void g12() { int a[3; a[1] = "s"; }
void g13() { int a[3]; a[1 = 3; int y = "s"; }
