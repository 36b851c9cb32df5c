/* What no class can be derived from is no base of it. */
namespace n1 {
struct inc;
struct d : inc { int a;
};
void f(d &x, d *p) { x.m;
x.a;
p->m();
x.m.k;
d::s;
d y;
y.q;
}
}
namespace n2 {
struct d : undefined { int a;
};
void f(d &x, d *p) { x.m;
x.a;
p->m();
x.m.k;
d::s;
d y;
y.q;
y = x;
y == x;
}
}
namespace n3 {
struct inc;
struct d : inc { int a;
void g() { m = 1;
h();
a = 2;
this->k();
} int z;
};
int d::q() { return 0;
} void d::r(int) { }
}
namespace n4 {
struct d : undefined { int a;
void g() { m = 1;
h();
a = 2;
this->k();
} int z;
};
int d::q() { return 0;
} void d::r(int) { }
}
namespace n5 {
struct d : undefined<int> { int a;
void g() { m = 1;
h();
a = 2;
this->k();
} int z;
};
int d::q() { return 0;
} void d::r(int) { }
}
namespace n6 {
struct inc;
struct d : inc { int a;
d(int) : inc(1), a(2) { } };
d x(1);
d y;
d z(1, 2);
void g(d);
void h(inc *p, d *q) { g(3);
p = q;
q = p;
h(q, q);
}
}
namespace n7 {
struct d : undefined { int a;
d(int) : undefined(1), a(2) { } };
d x(1);
d y;
d z(1, 2);
void g(d);
void h(int *p, d *q) { g(3);
p = q;
h(q, q);
g("x");
}
}
namespace n8 {
struct d : undefined { virtual void f() override;
void g() override;
};
struct e : d { void f() override;
void h() override;
int k;
};
void t(e x) { x.m();
x.k;
}
}
namespace n9 {
struct inc;
struct d : inc { virtual void f() override;
void g() override;
};
struct e : d { void f() override;
void h() override;
int k;
};
void t(e x) { x.m();
x.k;
}
}
namespace n10 {
template <class T> struct d : T { int a;
};
struct inc;
void f(d<inc> &x) { x.m;
x.a;
d<inc>::k;
}
}
namespace n11 {
struct fin final { int x;
void m();
};
struct d : fin { int a;
d() : fin() { } };
void f(d &x) { x.m();
x.q;
x.x = 1;
fin *p = &x;
}
}
namespace n12 {
union un { int x;
};
struct d : un { int a;
d() : un() { } };
void f(d &x) { x.m();
x.q;
x.x = 1;
}
}
namespace n13 {
struct b { int x;
};
struct d : b, b { int a;
d() : b() { } };
void f(d &x) { x.m();
x.q;
x.x = 1;
}
}
namespace n14 {
struct d : d { int a;
d() : d() { } };
void f(d &x) { x.m();
x.q;
x.x = 1;
}
}
namespace n15 {
enum e { v };
struct d : e { int a;
};
void f(d &x) { x.m();
x.q;
}
}
namespace n16 {
typedef int t;
struct d : t { int a;
};
void f(d &x) { x.m();
x.q;
}
}
namespace n17 {
struct d : int { int a;
};
void f(d &x) { x.m();
x.q;
}
}
namespace n18 {
template <class T> struct s { };
struct d : s { int a;
};
void f(d &x) { x.m();
x.q;
}
}
namespace n19 {
template <class T> struct s;
struct d : s<int> { int a;
};
void f(d &x) { x.m();
x.q;
}
}
