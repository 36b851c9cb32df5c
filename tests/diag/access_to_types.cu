// Types and class templates that are private or protected, named in bodies of functions; and where they may be named.
class O {
  class H { public: int v; typedef int I; };
  typedef int T; enum E { e1 }; using A = int; enum class EC { z };
  template <class X> struct M { };
  template <class X>
  using AT = X *;
  friend void friend_function(); friend struct Friend; friend class Other;
  struct In { void m() { H h; O::H k; T t; } };
  void member(); static H get();
public:
  typedef H Pub; struct Holder { H h; }; H out(); static T count;
};
void O::member() { O::H h; T t; E e = e1; auto l = [] { O::H q; }; struct L { O::H z; void m() { O::T u; } }; }
void friend_function() { O::H h; O::T t = 1; O::E e = O::e1; auto l = [] { O::H q; }; }
struct Friend { void m() { O::H h; } O::T t; struct Inner { O::T t; void m() { O::H h; } }; };
class Other { O::H h; };
O::H O::out() { O::H r; return r; }
O::T O::count = 3;
struct Derived : O { void m() { H h; O::H i; } };
class P : protected O { }; struct PP : P { void m() { O::Pub p; } };
void bad() {
  O::H a; O::T b; O::E c; O::A d; O::EC f; O::M<int> g; O::AT<int> h;
  const O::H *p = 0; (O::T)1; O::T(1); static_cast<O::T>(1);
  new O::H; typedef O::T tt; using uu = O::T; auto l = [](O::T x) { O::T y; };
  O::Pub ok; O::Holder ok2; auto ok3 = O().out();
}
template <class X> void in_template() { O::H a; O::T b; typename X::H c; O::M<X> m; }
class Prot { protected: typedef int T; struct S { }; };
struct OfProt : Prot { T t; Prot::T u; void m() { Prot::S s; T v; } };
void bad_protected() { Prot::T t; OfProt::T u; OfProt::S v; }
template <class X> class Generic { typedef X T; struct S { }; friend void friend_of_generic(); public: struct Q { T t; }; static T f() { T t = 1; S s; return t; } };
void friend_of_generic() { Generic<int>::T t; Generic<char>::S s; }
void of_instances() { Generic<int>::T t; Generic<int>::S s; Generic<int>::Q q; Generic<int>::f(); }
__attribute__((global)) void kernel() { O::T t; Generic<float>::S s; }
template <> struct Generic<O::H> { };
