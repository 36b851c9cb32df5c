/* Overloads of which each is better for some argument: the one whose worst conversion is better is taken, as g++ does. */
struct X { };
int w(const X &, int); int w(X &, char);
int h1(X &x) { return w(x, 1); }
int u(short, int); int u(int, char);
int h2(short s) { return u(s, 1); }
struct B { int m(int); int v(int) const volatile; }; struct D : B { using B::m; int m(char) const; };
int h3(D &d) { return d.m('c'); }
struct O { int operator[](int) const; int operator[](char); int operator+(int) const; int operator()(long) const; int operator()(char); operator int *(); int z(int) &; int z(char) const &; int y(int) const &; int y(char) &&; };
int operator+(O &, char);
int h4(O &o) { return o[1] + (o + 1); }
int h5(O &o) { return o(1); }
int h6(O &o) { return o.z('c') + o.y('c') + O().y(1); }
struct In { int m(int n) const; int m(char c, ...); int m2(int) const; int m2(char); int m3(int, char) const; int m3(char, int);  int m4(int) const; int m4(long); };
int f(int, char, long); int f(long, int, char);
int g(In &i) { return i.m(1) + i.m2(1) ; }
int g3(In &i) { return i.m3(1, 1); }
int g4(In &i) { return i.m4('c'); }
int h() { return f(1, 1, 1); }
int p(int, long); int p(long, int);
int i2() { return p(1, 1); }
int q(int, long); int q(char, int);
int i3() { return q(1, 1); }
int s(int, double); int s(double, int);
int i5() { return s(1, 1) + s('c', 1) + s('c', 1.f); }
