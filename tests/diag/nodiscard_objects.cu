// Values of nodiscard classes that functions give back, in registers or in memory of the caller's.
struct P { P(int); P(const P &); ~P(); };
struct V0 { V0(); V0(const V0 &); }; struct Dt { ~Dt(); }; struct Mo { Mo(); Mo(Mo &&) = default; }; struct Vi { virtual void f(); };
struct [[nodiscard]] X1 { X1(); X1(const X1 &) = default; }; X1 mkX1();
void fX1() {
 mkX1();
}
struct [[nodiscard]] X2 { X2(); X2(const X2 &) = default; X2(X2 &&); }; X2 mkX2();
void fX2() {
 mkX2();
}
struct [[nodiscard]] X3 { X3(); X3(const X3 &) = delete; X3(X3 &&) = default; }; X3 mkX3();
void fX3() {
 mkX3();
}
struct [[nodiscard]] X4 { X4(); X4(X4 &&) = default; X4(const X4 &) = default; }; X4 mkX4();
void fX4() {
 mkX4();
}
struct [[nodiscard]] X5 { X5(); X5 &operator=(const X5 &); }; X5 mkX5();
void fX5() {
 mkX5();
}
struct [[nodiscard]] X6 { X6(); X6 &operator=(X6 &&); }; X6 mkX6();
void fX6() {
 mkX6();
}
struct [[nodiscard]] X7 { X7(); X7 &operator=(X7 &&) = default; }; X7 mkX7();
void fX7() {
 mkX7();
}
struct [[nodiscard]] X8 { X8(); ~X8() = default; }; X8 mkX8();
void fX8() {
 mkX8();
}
struct [[nodiscard]] X9 { X9(); virtual ~X9() = default; }; X9 mkX9();
void fX9() {
 mkX9();
}
struct [[nodiscard]] X10 { X10(); V0 v; }; X10 mkX10();
void fX10() {
 mkX10();
}
struct [[nodiscard]] X11 { X11(); Dt d; }; X11 mkX11();
void fX11() {
 mkX11();
}
struct [[nodiscard]] X12 { X12(); Mo m; }; X12 mkX12();
void fX12() {
 mkX12();
}
struct [[nodiscard]] X13 { X13(); Vi v; }; X13 mkX13();
void fX13() {
 mkX13();
}
struct [[nodiscard]] X14 { X14(); V0 *p; }; X14 mkX14();
void fX14() {
 mkX14();
}
struct [[nodiscard]] X15 { X15(); int &r; }; X15 mkX15();
void fX15() {
 mkX15();
}
struct [[nodiscard]] X16 { X16(); static V0 s; }; X16 mkX16();
void fX16() {
 mkX16();
}
struct [[nodiscard]] X17 { X17(); X17(volatile X17 &); }; X17 mkX17();
void fX17() {
 mkX17();
}
struct [[nodiscard]] X18 { X18(); template <class T> X18(T &&); }; X18 mkX18();
void fX18() {
 mkX18();
}
struct [[nodiscard]] X19 { X19(); X19(const X19 &, int); }; X19 mkX19();
void fX19() {
 mkX19();
}
struct [[nodiscard]] X21 { X21(); X21(const X21 &) = delete; }; X21 mkX21();
void fX21() {
 mkX21();
}
struct [[nodiscard]] X22 { X22(); private: X22(const X22 &) = default; }; X22 mkX22();
void fX22() {
 mkX22();
}
struct [[nodiscard]] X23 { X23(); X23(X23 &); }; X23 mkX23();
void fX23() {
 mkX23();
}
struct [[nodiscard]] X24 { X24(); Dt d[2]; }; X24 mkX24();
void fX24() {
 mkX24();
}
struct [[nodiscard]] X25 { X25(); union { int a; }; }; X25 mkX25();
void fX25() {
 mkX25();
}
struct [[nodiscard]] X26 { X26(); const int c; }; X26 mkX26();
void fX26() {
 mkX26();
}
template <class T> struct [[nodiscard]] TX { TX(); TX(const TX &) = default; T t; }; TX<int> mtx(); TX<V0> mty(); template <class T> struct [[nodiscard]] TY { TY(); TY(const TY &); T t; }; TY<int> mtz();
void gmtx() {
 mtx();
}
void gmty() {
 mty();
}
void gmtz() {
 mtz();
}
struct [[nodiscard]] BV : V0 { }; BV mbv(); struct [[nodiscard]] BD : Dt { }; BD mbd(); struct [[nodiscard]] VB : virtual V0 { }; VB mvb(); struct E0 {}; struct [[nodiscard]] VE : virtual E0 { }; VE mve(); enum class [[nodiscard]] EN { a }; EN men(); auto lam = [] { return EN(); };
void gmbv() {
 mbv();
}
void gmbd() {
 mbd();
}
void gmvb() {
 mvb();
}
void gmve() {
 mve();
}
void gmen() {
 men();
}
void glam() {
 lam();
}
struct [[nodiscard]] T { T(int);  T val() const; T operator+(int) const; T operator++(int); T operator-() const; T operator()(int); static T st(); T &self(); };
T mkT(); T &refT(const T &); T &refvT(T); T &refoT(const P &);  T mkdT(const T&);
void fT(T &x) {
 mkT();
 x.val();
 x + 1;
 x++;
 -x;
 x(1);
 T::st();
 T(1);
 T{1};
 mkdT(T(1));
 mkT(), 1;
 true ? mkT() : mkT();
 (void)mkT();
 (mkT());
 static_cast<T>(1);
 mkT().val();
}
struct [[nodiscard]] N { N(int); N(const N&); N val() const; N operator+(int) const; N operator++(int); N operator-() const; N operator()(int); static N st(); N &self(); };
N mkN(); N &refN(const N &); N &refvN(N); N &refoN(const P &); N mkdN(const N&);
void fN(N &x) {
 mkN();
 x.val();
 x + 1;
 x++;
 -x;
 x(1);
 N::st();
 N(1);
 N{1};
 mkdN(N(1));
 mkN(), 1;
 true ? mkN() : mkN();
 (void)mkN();
 (mkN());
 static_cast<N>(1);
 mkN().val();
}
struct [[nodiscard]] D { D(int); ~D(); D val() const; D operator+(int) const; D operator++(int); D operator-() const; D operator()(int); static D st(); D &self(); };
D mkD(); D &refD(const D &); D &refvD(D); D &refoD(const P &); D mkdD(const D&);
void fD(D &x) {
 mkD();
 x.val();
 x + 1;
 x++;
 -x;
 x(1);
 D::st();
 D(1);
 D{1};
 mkdD(D(1));
 mkD(), 1;
 true ? mkD() : mkD();
 (void)mkD();
 (mkD());
 static_cast<D>(1);
 mkD().val();
}
struct [[nodiscard]] AL { int v; AL(int x) : v(x) {} AL(const AL &o) : v(o.v) {}; AL &operator=(const AL &o); bool ok() const; AL &with(int); };
struct [[nodiscard]] AD { int v; AD &operator=(const AD &) = default; }; // references to what holds a new object, but by trivial assignments
struct AC { AL l; AL *p; AL &at(int); };
AL af(); AD ag(); AL &aref(const AL &); AL &arefi(int); template <class T> AL &atr(const T &);
void au(AL x, AL y, AL *p, AL (&arr)[2], bool c, AD d, AC k) {
 x = af();
 x = y = af();
 (x = af());
 *p = af();
 arr[0] = af();
 x = af(), y = af();
 x = c ? af() : af();
 x = c ? y : *p;
 x = static_cast<AL &&>(y);
 x = AL(y);
 x = AL{ 2 };
 k.l = af();
 k.at(1) = af();
 arefi(sizeof(af()));
 arefi([] { return af().v; }());
 arefi(af().ok());
 atr(af());
 atr(af().v);
 aref(af()).ok();
 aref(af()).with(1);
 x.with(af().v);
 d = ag();
 d = AD{ 1 };
 if ((x = af()).ok()) ;
 if (x = af(); x.ok()) ;
 (void)(x = af());
 AL &z = x = af();
 auto l = [&] { x = af(); };
 auto l2 = [&]() -> AL & { return x = af(); };
 x.operator=(af());
 new AL(af());
 *new AL(af());
 throw x = af();
}
template <class T> void av(T t, AL x) {
 x = af();
 x = t;
 t = af();
 x = AL(t);
}
void aw() { av(1, 2); for (AL x(1);; x = af()) ; }
