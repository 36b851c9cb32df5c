// What is moved where the implicit move is deleted, and thus none: a template takes it better than the deleted copy. Nothing is said.
struct NM2 { NM2(); NM2(const NM2 &) = delete; };
struct A { NM2 n; A() {} template <class T> A(T &) {} };
struct B { NM2 n; B() {} template <class T> B(T &&) {} };
struct B2 { NM2 n; B2() {} template <class T> B2(B2 &, T = 1) {} template <class T> B2(const T &&) {} };
template <class X> struct C { NM2 n; C() {} template <class T> C(T &&) {} };
struct NM { NM(); NM(NM &&) = delete; };
struct E { NM n; E() {} template <class T> E(T &&) {} };
void a(A &m) { A n(m); A o = m; A p{m}; }
void b(B &m) { B n(m); B o = m; B p{m}; B q(static_cast<B &&>(m)); B r = static_cast<B &&>(m); }
void b2(B2 &m) { B2 r = static_cast<B2 &&>(m); }
void c(C<int> &m) { C<int> n(m); C<int> o = m; C<int> p{m}; C<int> q(static_cast<C<int> &&>(m)); C<int> r = static_cast<C<int> &&>(m); C<int> s{static_cast<C<int> &&>(m)}; }
void e(E &m) { E n(m); E o = m; E p{m}; E q(static_cast<E &&>(m)); E r = static_cast<E &&>(m); }
struct AN2 { AN2(); AN2 &operator=(const AN2 &) = delete; };
struct AA { AN2 n; template <class T> AA &operator=(T &) { return *this; } };
struct AB { AN2 n; template <class T> AB &operator=(T &&) { return *this; } };
template <class X> struct AC { AN2 n;  template <class T> AC &operator=(T &&) { return *this; } };
struct AN { AN &operator=(AN &&) = delete; };
struct AE { AN n; template <class T> AE &operator=(T &&) { return *this; } };
struct AK { const int k = 1; template <class T> AK &operator=(T &&) { return *this; } };
void a(AA &m) { m = m; }
void b(AB &m) { m = m; m = static_cast<AB &&>(m); }
void c(AC<int> &m) { m = m; m = static_cast<AC<int> &&>(m);  }
void e(AE &m) { m = m; m = static_cast<AE &&>(m); }
void k(AK &m) { m = m; m = static_cast<AK &&>(m); m = AK(); }
template <class T, class U> auto tst(int) -> decltype(*(T*)0 = (U)*(T*)0, char());
template <class T, class U> long tst(...);
static_assert(sizeof(tst<AB, AB&&>(0)) == 1, "");
static_assert(sizeof(tst<AK, AK&&>(0)) == 1, "");
static_assert(sizeof(tst<AA, AA&&>(0)) != 1, "");
static_assert(sizeof(tst<AA, AA&>(0)) == 1, "");
static_assert(__is_assignable(AB, AB), "");
static_assert(__is_assignable(AK&, AK), "");
static_assert(!__is_assignable(AA&, AA), "");
