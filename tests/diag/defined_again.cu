// A class that is defined again is another one from there on; of a template or a specialization the first definition stays.
struct A { int a; };
struct B : A { };
struct A : B { int b; void g() { int z = missing; } };
B *make() { return new B; }
int of_new(A x) { return x.b + x.a + x.none; }
struct Outer { struct Inner { int a; }; struct Inner { int b; }; };
int of_inner(Outer::Inner x) { return x.a + x.b; }
template <class T> struct C { T c; };
template <class T> struct C { T d; };
int of_template(C<int> x) { return x.c + x.d; }
template <> struct C<char> { int e; };
template <> struct C<char> { int f; };
int of_explicit(C<char> x) { return x.e + x.f; }
template <class T> struct C<T *> { int p; };
template <class T> struct C<T *> { int q; };
int of_partial(C<int *> x) { return x.p + x.q; }
