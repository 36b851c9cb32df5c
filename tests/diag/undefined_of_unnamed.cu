/* What of unnamed namespaces is used and not defined: members, instances, virtual functions of classes that are named, incomplete variables. */
namespace {
struct A { A(); ~A(); void m(int); void m(char); static int s; static int unused; operator int() const; operator char *(); void n(); template <class T> void t(T); void z(); };
struct Constants { static const int a = 1, b = 2; static constexpr int c = 3; inline static int d; static int array[]; };
template <class T> struct X { T m(); static T s; X(); virtual void v(); virtual void w() {} void defined(); static T t; };
template <class T> void X<T>::defined() { } template <class T> T X<T>::t = 1;
struct Unnamed { virtual void v(); Unnamed *next; void g(Unnamed &); };
struct Named { virtual void v(); virtual void pure() = 0; virtual void defined(); virtual ~Named(); };
void Named::defined() { }
struct Outer { struct Inner { virtual void q(); static int s; void m(); }; Inner i; void m(); };
struct Base { virtual void v(); }; struct Derived : Base { void v() override { } };
struct Used_in_template { virtual void v(); }; template <class T> void body() { Used_in_template u; }
int over(int); int over(char); struct Incomplete; extern Incomplete incomplete; extern int array[]; extern int bounded[3];
extern __attribute__((shared)) int shared[]; extern int later[]; struct Later; extern Later completed;
}
void f(A a) { a.m(1); A::s = a; a.n(); a.t(1); a.z(); a.t<float>(2); char *p = a; a.t('c'); over(1); over('c'); sizeof(A::unused); }
int g() { const int &r = Constants::a; int b = Constants::b; return r + b + Constants::c + Constants::d + Constants::array[1] + sizeof Constants::array[0]; }
void h(X<int> x, X<long> *y) { x.m(); X<int>::s = X<int>::t; x.defined(); y->w(); y->s = 3; }
void i(Named *n, Outer &o) { n->pure(); n->v(); o.i.m(); o.m(); Outer::Inner::s = 1; bounded[1] = 3; }
namespace { int later[4]; struct Later { } completed; }
namespace named { struct B { void m(); static int s; virtual void v(); }; namespace { void last(); struct C { void m(); static int s; }; } }
void j(named::B b) { b.m(); b.v(); named::last(); named::C().m(); named::C::s = named::B::s; }
