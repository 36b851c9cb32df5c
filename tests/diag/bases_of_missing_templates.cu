// Bases by qualified names of no templates: nothing of the classes is read, to the semicolon behind them.
namespace th { struct Known { }; template <class T> struct Fine { T t; }; }
template <typename K> struct A : public th::unary_function<K, K> {
  __host__ __device__ K operator()(K k) const { return k + unseen1; }
  int a;
};
struct B : public th::unary_function<int, int>
{
  int g() const { return unseen2; }
};
B b;
int f() { return b.g() + seen1; }
struct C : public th::unary_function<int, int> { int x = unseen3; } c; int d = seen2;
struct D : th::unary_function<int, int>;
struct E : th::unary_function<int, int> int g = unseen4; int h = seen3;
namespace m { struct F : th::unary_function<int, int> { int x; };
int z = seen4; }
struct G { struct H : th::unary_function<int, int> { int x; int y = unseen5; }; int j = seen5; };
void k() { struct L : th::unary_function<int, int> { int y = unseen6; }; int j = seen6; for (;;) { struct M : th::gone<1> { }; j = seen7; } }
struct N : th::Known, private th::unary_function<int, th::Known> { int y = unseen7; }; int n = seen8;
struct O : th::unary_function<int, int>, th::Fine<seen> { int y = unseen8; }; int o = seen9;
struct P : th::Fine<int>, th::Known { int y = seen10; }; int p = sizeof(P);
struct Q : th::unary_function<int (*)(int), int[2]> { int y = unseen9; }; int q = seen11;
template <class T> struct R { struct S : th::binary_function<T, T, T> { T y = unseen10; }; T t = seen12; };
class T : public virtual th::unary_function<
  int,
  (1 < 2)
> {
public:
  int y() { return unseen11; }
};
int t = seen13;
struct U : th::unary_function<int, int> { int y[2] = { unseen12 }; void f() { for (int i = 0; i < 1; i++) { unseen13; } } int z; } u[2] = { };
enum { last = seen14 };
