// flags: --c++20
// Classes that non-type template parameters may not be of: with parts that are not public, mutable, or not literal.
struct hidden { constexpr hidden(int a) : a(a) {} private: int a; };
struct open { int a; };
struct changes { mutable int a; };
struct destroyed { int a; constexpr destroyed() : a(1) {} ~destroyed(); };
struct derived_privately : private open { constexpr derived_privately() {} };
struct either { union { int a; float b; }; };
struct refers { const int &r; };
struct refers_to_rvalue { int &&r; };
struct made_late { int a; made_late(); };
struct around { open s; changes m; };
struct array { hidden n[2]; };
struct bits { int a : 3; private: int : 4; };
struct with_virtual { virtual void f(); constexpr with_virtual() {} };
struct on_virtual : virtual open {};
struct further : changes {};
struct with_static { static hidden x; void f(); private: enum { e }; };
template <class T> struct box { private: T t = 1; };
union any { int a; };
template <hidden> struct p1;
template <open> struct p2;
template <changes> struct p3;
template <destroyed> struct p4;
template <derived_privately> struct p5;
template <either> struct p6;
template <refers> struct p7;
template <refers_to_rvalue> struct p8;
template <made_late> struct p9;
template <around> struct p10;
template <array> struct p11;
template <bits> struct p12;
template <with_virtual> struct p13;
template <on_virtual> struct p14;
template <further> struct p15;
template <with_static> struct p16;
template <box<int>> struct p17;
template <any> struct p18;
template <int, const hidden x = 1> void p19();
template <hidden &> struct p20;
template <hidden *> struct p21;
template <hidden...> using p22 = int;
template <class T> struct member { template <hidden> struct inner; template <box<T>> struct dependent; };
template <template <hidden> class> struct p23;
template <hidden t> struct named {};
named<hidden{ 1 }> n;

template <auto X> struct of { static constexpr int value = 1; };
of<hidden{ 1 }> o1;
of<open{ 1 }> o2;
of<changes{ 1 }> o3;
of<bits{ 1 }> o4;

// Where a substitution may fail.
template <class T, class = void> constexpr bool fits = false;
template <class T> constexpr bool fits<T, decltype(void(of<T{ 1 }>::value))> = true;
static_assert(fits<hidden>);
static_assert(!fits<open>);
static_assert(fits<changes>);
static_assert(!fits<bits>);
static_assert(!fits<int>);
template <class T> constexpr int taken(of<T{ 1 }> *) { return 1; }
template <class T> constexpr int taken(...) { return 2; }
static_assert(taken<hidden>(nullptr) == 1);
static_assert(taken<open>(nullptr) == 2);
