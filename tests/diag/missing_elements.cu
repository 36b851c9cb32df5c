// Missing elements of lists; where reading goes on in parameter lists.
void f(int,int,int);
void g() { f(1, , 3); f(1, 2, ); int y = f(+, 1, 2); }
void a(char ptr *, int sz, char val), b(int);
int c(char ptr *, int sz, char val) { return 1; }
int d = 1, e(char ptr *, int sz, char val), k;
struct S { void f(char ptr *, int sz); int x; };
void h() { int d = 1, e(char ptr *, int sz, char val), k; undefined1; }
void missing(int i) {
 const float c3 = struct ;
 i = 1.0f( ;
}
void f6(int a, 0, int b);
void g6() { f6(1, 2); f6(1, 2, 3); f6(1,2,3,4); f6(1); f6("", 2, 3); }
