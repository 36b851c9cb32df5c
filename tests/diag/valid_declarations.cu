// Heads of classes, declarators and names in them that are right: nothing is said.
struct ns1 { }; void ns2(); int ns3 = 0; namespace outer { namespace ns1 { struct first { }; } namespace ns2 { struct second { }; } namespace ns3 { struct third { }; } }
using namespace outer; namespace a1 = ns1; namespace a3 = ns3; using namespace ns1; using namespace ns2; first one; second two; a3::third three;
struct Base { int b; }; int Base = 10; namespace in { struct Base { }; void Base(); } struct Derived : Base { int f() { return b; } }; struct Inner : in::Base { } inner;
struct Virtual { virtual ~Virtual() { } virtual void g(); virtual void h(); };
static struct : Virtual { } of_base; struct : public virtual Virtual { int x; } of_virtual; int in_function() { static struct : Virtual { } s; struct : Base { } e; e.b = 1; (void)s; return e.b + of_virtual.x; }
struct Final __final : Virtual { virtual void g() __final; void h() final; }; struct __final { };
void in_parentheses(int(__attribute__((aligned(8))) * p)) { *p = 1; }
int f(); auto (*pointer)() = f; auto (&reference)() = f;
static_assert(sizeof(pointer()) == sizeof(int), "");
int substatements(int n) { int x = n; do int x; while (n--); while (n) int x; for (;;) int x; if (n) int x; else int x; return x; }
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
struct This { void g() const { static_assert(same<decltype(this), const This *> && same<decltype(*this), const This &>, ""); } void h() volatile { static_assert(same<decltype(this), volatile This *>, ""); } auto i() const -> decltype(this) { return this; } auto j() const -> decltype(*this); int k; auto l() const -> decltype((k)) { return k; } };
auto This::j() const -> decltype(*this) { return *this; }
template <class T> struct Members { int B; int f(); typedef int C; int g(); template <class D> int h(); int D; }; template <class B> int Members<B>::f() { return B; } template <class C> int Members<C>::g() { C c = 1; return c; }
template <class B> template <class D> int Members<B>::h() { D d = D(); return B + (int)d; } struct Plain { template <class B> B f(); int B; }; template <class B> B Plain::f() { return B(); }
int of_members = Members<char>().f() + Members<char>().g() + Members<char>().h<float>() + Plain().f<int>();
int of_operands(int *p) { int x = 1; typeof p[x] y = x; __typeof__ x z = y; return y + z; }
typedef char Yes; struct No { char d[2]; }; template <class T> Yes member_of(int T::*); template <class T> No member_of(...);
static_assert(sizeof(member_of<char[3]>(0)) == 2 && sizeof(member_of<void()>(0)) == 2 && sizeof(member_of<decltype(nullptr)>(0)) == 2 && sizeof(member_of<No>(0)) == 1 && sizeof(member_of<int No::*>(0)) == 2, "");
struct Named { struct type { }; Named(); Named(int); (Named)(float); Named (f0)(int); Named (f0)(type); Named f1(); Named f1(double); }; Named::Named() { } (Named::Named)(int) { } Named (Named::f0)(int) { return Named(); } Named of_named = Named().f0(1);
struct Bits { int i; float f; }; typedef Bits &bits; typedef int &int_bits; void as_others(int i, float f, Bits x) { i = int_bits(f); i = int_bits(x); x = bits(i); x = bits(f); x = (bits)i; i = (int)f; }
void default_in_block() { void in_block(int a, int b = 7); { void in_block(int a, int b = 5); in_block(1); } void in_block(int a = 5, int b); in_block(); }
typedef unsigned long word; namespace std { enum class align_val_t : unsigned long { }; }
struct alignas(64) Wide { void *operator new(word, std::align_val_t); void operator delete(void *, std::align_val_t); void *operator new[](word, std::align_val_t, int &); void operator delete[](void *, std::align_val_t, int &); };
Wide *wide() { return new Wide; } Wide *wides(int n) { return new (n) Wide[n]; }
template <unsigned N> void maybe() noexcept(N > 1); template <class T> struct Maybe { void m() noexcept(sizeof(T) > 1); static void s() noexcept(sizeof(T) > 1); };
void (*of_maybe)() noexcept = &maybe<2>; void (*of_other)() = &maybe<0>; void (Maybe<int>::*of_member)() noexcept = &Maybe<int>::m; void (*of_static)() noexcept = &Maybe<int>::s;
void operator delete(void *p, float); __attribute__((nothrow)) void silent(); static_assert(noexcept(operator delete((void *)0, 0.f)) && noexcept(silent()), "");
struct NoDefault { NoDefault(int); }; struct NoElements { int n; NoDefault a[0]; NoDefault b[2][0]; NoElements() : n(0) { } };
typedef struct Twice { char c; } Twice __attribute__((aligned(8))); static_assert(alignof(Twice) == 8 && alignof(struct Twice) == 1, "");
struct Parts { int a, b; constexpr Parts() : a(1), b(2) { } }; constexpr Parts parts; static int of_array[2] = {}; auto &[part_a, part_b] = parts; const auto &[first_element, second_element] = of_array;
static_assert(&part_a == &parts.a && part_b == 2 && &of_array[1] == &second_element, "");
namespace versions { inline namespace v1 { extern int n; enum F : int; extern const int k; struct C { static int s; }; } } int versions::n; enum versions::F : int { of_v1 }; const int versions::k = 3; int versions::C::s = 1;
static_assert(&versions::n == &versions::v1::n && versions::v1::k == 3, ""); versions::v1::F of_versions = versions::of_v1;
template <class T> using List = T[]; template <class T, int N> constexpr int elements(T (&&)[N]) { return N; } typedef int Ints[]; static_assert(elements(List<int>{ 1, 2, 3 }) == 3 && sizeof(Ints{ 1, 2 }) == 2 * sizeof(int), "");

// Enumerators of an enumeration that is defined outside of its class or namespace are looked up there.
namespace enums { struct S { enum { A = 1, B = 2 }; struct T { enum { B = 102 }; enum class E1; enum E2 : int; }; }; enum class S::T::E1 { A1 = A, B1 = B, C1 }; enum S::T::E2 : int { A2 = A, B2 = B, C2 };
static_assert(int(S::T::E1::B1) == 102 && S::T::B2 == 102 && S::T::C2 == 103, ""); } namespace enums { namespace N { enum { V = 3 }; enum class E; } enum class N::E { W = V }; }
template <class T> struct has_enums { enum E1 : int; enum class E2 : T; }; template <class T> enum has_enums<T>::E1 : int { e1 = sizeof(T), e2 }; template <class T> enum class has_enums<T>::E2 : T { f1, f2 = 7 };
has_enums<int>::E1 of_enums = has_enums<int>::e1, more_enums = has_enums<int>::E1::e2; static_assert(has_enums<short>::e2 == 3 && (int)has_enums<int>::E2::f2 == 7, "");

// Default arguments of functions that are friends name private members.
class has_friends { typedef int I; friend I friend1(I); static I x; }; int friend1(int p = has_friends::x); int of_friends = friend1();

// A friend without a namespace is of the one around, and its name is not found before it is declared there.
class outer1; class outer2 { public: int q; }; template <class T> class outer3;
namespace friendly { class A { friend class outer1; friend class outer2; template <class T, class U> friend class outer3; outer3<int> *t; int m; }; outer2 *q; int fq() { return q->q; } class outer2 { int f(A a) { return a.m; } }; template <class T, class U> class outer3 { int f(A a) { return a.m; } }; outer3<int, int> x; }

// GNU: types of another machine mode.
typedef int mode_si __attribute__((mode(__SI__))); typedef unsigned mode_word __attribute__((__mode__(__word__))); typedef float mode_df __attribute__((mode(DF))); typedef mode_word mode_chars __attribute__((mode(QI), vector_size(16)));
int mode_di __attribute__((mode(DI))); struct of_modes { int a __attribute__((mode(QI))); const int b __attribute__((mode(HI))); mode_df c; }; template <class T, class U> constexpr bool same_mode = false; template <class T> constexpr bool same_mode<T, T> = true;
static_assert(same_mode<mode_si, int> && same_mode<mode_word, unsigned long> && same_mode<decltype(mode_di), long> && same_mode<decltype(of_modes::b), const short> && sizeof(of_modes) == 16 && sizeof(mode_chars) == 16, "");
void takes_modes(mode_si a, mode_df b) { int *p = &a; double *q = &b; }

// The strings of the name of a literal operator are concatenated.
int operator "" "" "" _strings(unsigned long long); int operator "" ""_twice(unsigned long long); int operator "" ""_thrice ""(unsigned long long); int of_strings = 4_strings + 3_twice + 1_thrice;
