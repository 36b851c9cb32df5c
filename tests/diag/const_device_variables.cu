struct plain { int x; }; struct with { int x = 1; }; struct empty {}; struct user { user(); int x; }; struct sub { user u; }; struct mixed { user u; int y; };
const plain a; const with b; const empty c; const user d; const sub e; extern const plain g; static const plain h; __attribute__((device)) const plain i;
void q() { const plain a; static const plain b; const empty c; const plain arr[2]; const int n; }
__attribute__((device)) const plain i3; __attribute__((constant)) const plain j; __attribute__((managed)) const plain m; __attribute__((device)) const int k; __attribute__((constant)) const int l; __attribute__((device)) __attribute__((constant)) const plain i2;
__attribute__((device)) extern const plain ee;
__attribute__((global)) void fk() { __attribute__((shared)) const plain s; const plain t; __attribute__((shared)) const int u; }
__attribute__((device)) const user given; __attribute__((constant)) const with given2; __attribute__((device)) plain not_const; __attribute__((device)) const plain list = { 1 };
