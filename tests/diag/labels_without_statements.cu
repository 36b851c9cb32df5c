// Labels at the end of a block, also where their colon is missing; break and continue that leave nothing.
int g(int);
void last(int a) { switch (a) { case 1: break; default: } }
void several(int a) { switch (a) { case 1: case 2: } }
void named(int a) { if (a) goto l; { g(1); inner: } if (a > 1) goto inner; l: }
template <class T> void in_template(T a) { switch (a) { case 1: break; default: } }
template <class T> struct S { void f(T a) { switch (a) { default: } } void g() { x: } };
void use() { in_template(3); in_template('c'); S<int> s; s.f(3); }
__attribute__((global)) void kernel(int a) { switch (a) { case 1: break; default: } }
void in_lambda(int a) { auto l = [=] { switch (a) { case 1: } }; }
constexpr int constant(int a) { switch (a) { case 1: return 3; default: } return 2; }
static_assert(constant(2) == 2);
int no_colon(int a) { switch (a) { case 1: return 1; default return 2; } return 3; }
int no_colon_in_front(int a) { switch (a) { case 1 return 1; case 2: return 2; } return 3; }
void fine(int a) { switch (a) { case 1:; break; default: {} } if (a) goto l; g(2); l:; }
int stray_break(int a) { break; }
int stray_continue(int a) { continue; }
int inside(int a) { for (;;) { if (a) continue; break; } return 1; }
