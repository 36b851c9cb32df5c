// Objects and references that can be initialized: nothing is said.
struct A { A(int); int x; explicit operator int() const; };
struct Def { Def() = default; int a = 1; const int c = 2; int &r = g; static int g; };
struct B { B(int, int = 1); B(const B &); template <class T> B(T *); };
struct Conv { operator A() const; explicit operator B() const; template <class T> operator T *() const; };
struct Agg { int a; double b; A c; }; struct Agg2 : A { int q; };
struct Inh : A { using A::A; };
struct CI { const int a = 1; };
struct MO { MO(); MO(MO &&); MO &operator=(MO &&); };
struct Fr { private: Fr(); Fr(int); friend struct FrUser; friend void frf(); static Fr make() { Fr f; return Fr(1); } };
struct FrUser { Fr f; FrUser() { } FrUser(int) : f(1) { } };
void frf() { Fr f; Fr g(1); new Fr; }
template <class T> struct V { V(); V(T); V(const V &); template <class U> V(const V<U> &); };
struct IL { IL(int, int); };
void take(A); void takeB(const B &); void takeMO(MO); void takeV(V<double>); void takeA2(A &&); void refp(const int *const &);
extern "C" { extern int &er; extern const int ec; }
extern const A ea; extern int &er2; 
struct St { static A s; static const int k; int m; St() : m() { } };
enum class EC; enum EF : int; 
union U { int i; float f; U() : i(0) { } };
struct Anon { union { int p; const char *q; }; struct { int z; }; Anon() : p(1) { } };
struct Del { Del(int); Del(double) = delete; };
typedef const int cint;
MO mk();
struct Abs { virtual void f() = 0; virtual ~Abs() = 0; }; struct Conc : Abs { void f() override; ~Conc(); };
struct Bits { int b : 3; };
typedef int arr3[3];
struct Later; Later &later(); void takeLater(const Later &);
const struct Empty { } emptyc = {}; 
void f(Conv c, const A ca, Abs &ab, Abs *pa, Later *pl, volatile int vi, Bits bits, int (&ra)[3], int n, Later &&ll) {
	A a(1); A b{1}; A d = 1; A e(c); A f2 = c; A g(a); A h = a; A i = A(1); A j = {1}; A k(ca); A l('x'); A m(1.5); A n2(int(3)); A o((A(1))); A pp = c;
	B p(1); B q(1, 2); B r = 1; B s{1, 2}; B t = {1, 2}; B u(&n); B v(c); B w("x"); B y = &n;
	Def def; Def def2{}; Agg ag = {1, 2, 3}; Agg ag2{1, 2.0, A(1)}; Agg ag3 = ag; Agg2 a2{1, 2}; Agg2 a3 = a2; Inh inh(1); Inh inh2 = 1; Inh inh3(inh); CI ci; const CI cci; const Def cdef;
	MO mo; MO mo2 = mk(); MO mo3(static_cast<MO &&>(mo)); takeMO(MO()); takeMO(mk()); takeMO(static_cast<MO &&>(mo2));
	V<int> vi1; V<int> vi2(1); V<int> vi3 = 1; V<double> vd = vi1; V<double> vd2(vi1); takeV(vi1); takeV(1); takeV(1.5); const V<int> cvi;
	IL il = {1, 2}; IL il2{1, 2}; IL il3(1, 'x'); Del dl(1); U uu; Anon an;
	take(1); take(a); take(c); take('x'); take({1}); takeB(1); takeB({1, 2}); takeB(&n); takeA2(1); takeA2(A(1)); refp(&n); refp(0);
	const int &cr = 1; const int &cr2 = 1.5; int &&rr = 1; int &r1 = n; const int &r3 = n; volatile int &r4 = vi; const A &r5 = 1; const A &r6 = c; A &&r7 = c; A &&r8 = 1; Abs &r9 = ab; Abs &r10 = *pa; Later &r11 = *pl; Later &&r12 = static_cast<Later &&>(ll); const int &r13 = bits.b; int (&r14)[3] = ra; const arr3 &r15 = ra; void (&r16)(A) = take; void (*const &r17)(A) = take; const double &r18 = n; const char (&r19)[2] = "x"; int *const &r20 = &n; const void *const &r21 = &n; Abs &r22 = *new Conc; const bool &r23 = &n; int &r24 = n ? n : *ra; const int *const &r25 = &n;
	static_cast<void>(er); Conc *cc = new Conc; new A(1); new A{1}; new A[2]{1, 2}; new Agg{1, 2, 3}; new MO; new V<int>(1); new Def(); new int; new int(); new const int(1); new Agg2{1, 2}; new int[3]; new U; new B(1); new auto(1);
	(void)A(1); (void)A(a); (void)A(c); B(1, 2); (void)B(&n); MO(); V<int>(); (void)Agg{1, 2, 3}; (void)Def(); (void)Empty(); (void)Conc(); (void)int(a); (void)(int)a; (void)(B)c; (void)B(c); (void)static_cast<B>(c);
	extern int &loc; extern const int loc2; static const int loc3 = 1; struct L { int a; } loc4, loc5{1}; const L loc6{}; L loc7(loc4); auto lam = [&] { A z(1); return z; }; auto lam2(lam); const auto lam3 = lam; decltype(lam) lam4 = lam; const Empty loce{}; (void)loce;
	for (A z(1); z.x;) { } if (A *const &z = nullptr) { } switch (int z = 1) { } try { } catch (const A &z) { } catch (Abs &) { } for (int &z : ra) { } for (const auto &z : ra) { }
}
const MO gmo; MO gmo2; A ga(1); A gb = 2; A gc{3}; A gd[2] = {1, 2}; const CI gci; const Def gdef; const cint *gp; extern A gext; static V<int> gv;
cint gk = 1; A St::s(1); const int St::k = 1; int Def::g; Agg gagg = {1, 2, 3}; Inh ginh(1); Conc gconc; Fr *gfr;
A r1() { return 1; } A r2(Conv c) { return c; } const A &r3(A &a) { return a; } MO r4(MO m) { return m; } MO r5() { MO m; return m; } A r6() { return {1}; } B r7(int *p) { return p; } V<double> r8(V<int> v) { return v; } int *const &r9(int *const &p) { return p; } Abs &r10(Conc &c) { return c; } MO r11(MO &&m) { return static_cast<MO &&>(m); } A &&r12(A &&a) { return static_cast<A &&>(a); } const char *const &r13(const char *const &p) { return p; } Agg r14() { return {1, 2, 3}; }
struct AbstractBase { virtual void f() = 0; AbstractBase(); AbstractBase(int); }; struct FromAbstract : AbstractBase { void f() override; FromAbstract() { } FromAbstract(int i) : AbstractBase(i) { } FromAbstract(char) : AbstractBase() { } FromAbstract(long) : AbstractBase{1} { } };
class ProtectedBase { protected: ProtectedBase(); ProtectedBase(int); ~ProtectedBase(); }; struct FromProtected : ProtectedBase { FromProtected() { } FromProtected(int i) : ProtectedBase(i) { } };

namespace first_argument {
struct Stride { Stride(int, int = 0); };
struct Ref { Ref(char *, Stride); Ref(const Ref &); };
struct Iterator { Iterator(Ref, int); };
struct Owner : Ref { Iterator i, j; Ref r; int n; Owner(char *p) : Ref(p, {1, 2}), i({p, 1}, 4), j({p, {1, 2}}, 4), r({p, 3}), n({4}) { } Owner(int) : Owner({nullptr, 2}, 1) { } Owner(Ref, int); };
}
