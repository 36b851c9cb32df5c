// Members and conversions through bases that are not public; what is inside, befriended, or opened by a using-declaration may do it.
struct A { int r; void pub(); static int st; static void sf(); void over(int); A &operator+=(int); operator int() const; };
class B : A { public: using A::over; void f(B &b) { r = 1; pub(); A *a = &b; A &q = *this; b.r = 2; } friend void buddy(B &); };
class C : protected A { public: void g(C &c) { r = 1; A *a = &c; c.pub(); } };
struct D : B { void h(D &d) { r = 1; pub(); d.r = 2; d.pub(); sf(); st = 3; over(1); } };
struct E : C { void h(E &e) { r = 1; pub(); e.r = 2; A *a = &e; } };
struct F : B, private virtual A { void h() { ; } };
struct G : public A { }; struct H : G { };
void take(A *); void take_ref(A &); void take_const(const A &); void take_value(A);
A *ret(B *b) { return b; }
void buddy(B &b) { b.r = 1; b.pub(); A *a = &b; }
void use(B b, C c, D d, E e, H h)
{
    b.r = 1;
    c.r = 2;
    b.pub();
    c.pub();
    d.r = 3;
    e.pub();
    h.r = 1; h.pub(); A *ha = &h;
    b.over(1);
    b.st = 1; B::st = 2;
    A *a = &b;
    A &ra = c;
    const A *ca = &d;
    A copy = b;
    take(&b); take(&c); take_ref(d); take_const(e); take_value(b);
    a = &c;
    int A::*m = &B::r;
    a = (A *)&b;
    A &old = (A &)b;
    B *same = &b; void *v = &b;
    bool eq = a == &h;
}
template <class T> struct TB : private T { void f() { this->r = 1; } };
void inst(TB<A> t) { t.r = 1; t.f(); t.pub(); A *a = &t; }
