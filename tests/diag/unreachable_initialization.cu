// flags: --diag_warning 111,185
/* Variables that jumps keep from being initialized. */
void e();
struct s { s(); s(int); ~s(); int i; };
struct t { int i; };
int a1(int x) { return 1; int y = x; e(); }
int a2(int x) { return 1; int y = 2; e(); }
int a3(int x) { return 1; s y; e(); }
int a4(int x) { return 1; s y{}; e(); }
int a5(int x) { return 1; s y = 3; e(); }
int a6(int x) { return 1; t y; e(); }
int a7(int x) { return 1; t y{}; e(); }
int a8(int x) { return 1; int &y = x; e(); }
int a9(int x) { return 1; static int y = x; e(); }
int b1(int x) { return 1; int y, z = x; e(); }
int b2(int x) { return 1; int z = x, w = x; int y = x; e(); }
int b3(int x) { return 1; const int z = 2; e(); }
int b4(int x) { return 1; constexpr int z = 2; e(); }
int b5(int x) { return 1; static int z = 2; e(); }
int b6(int x) { return 1; auto l = [] { return 1; e(); }; e(); }
int b7(int x) { return 1; int a[2] = { 1, 2 }; e(); }
int b8(int x) { return 1; int a[2] = { 1, x }; e(); }
int b9(int x) { return 1; s a[2]; e(); }
template <class T> int c1(T x) { return 1; T y = x; e(); }
int c3(int x) { return 1; { int y = x; e(); } e(); }

int c5(int x) { return 1; static s y; e(); }
int c6(int x) { return 1; t y = t(); e(); }
int c7(int x) { return 1; int *y = new int; e(); }
int c8(int x) { return 1; const int &y = 2; e(); }
int c9(int x) { switch (x) { case 1: return 1; int y; y = 2; case 2: e(); } return 2; }
