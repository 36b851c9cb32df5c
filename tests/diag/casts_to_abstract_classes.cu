// Objects of abstract classes that casts would make.
struct A { virtual void f() = 0; };
void g() { A(); (A)3; static_cast<A>(3); A{}; throw A(); }
struct B : A { B() : A() { } void f(); };
void h(B b) { static_cast<A &>(b).f(); }
