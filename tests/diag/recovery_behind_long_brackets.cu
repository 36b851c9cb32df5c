// What ends far from the beginning of brackets ends these for recovery, too: what stands behind counts anew.
}
void s0() {
 int i;
 if (i) {
g(1,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2);
 }
 else {
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
 }
}
int d0 = und;


int e0;
}
void s1() {
 int i;
 if (i) {
g(1,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2);
 }
 else {
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
 }
}
int d1 = und;


int e1;
}
void s2() {
 int i;
 if (i) {
g(1,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2,
 2);
 }
 else {
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
g(1,
 2,
 2,
 2);
 }
}
int d2 = und;


int e2;
