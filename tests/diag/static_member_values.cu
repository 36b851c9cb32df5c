struct P { int a; }; struct C { C(int); };
struct X { static int q = P(); static int *z = 1; static P p = "s"; static C c = {1, 2}; static C d = "x"; static const P e = 1; static const C f = 1; static const C g = "y"; static C h{1}; static int i[2] = 3; static const int j[2] = {1, 2}; };
