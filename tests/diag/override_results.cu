// What a function and the one that it overrides must agree about, and specifiers that only virtual functions have.
struct Base { virtual void a(); virtual int c() const; virtual void d() final; void nv(); virtual ~Base(); };
struct D : Base {
    float c() const;
    virtual static void sv();
    void pure() = 0;
    virtual void pure2() = 1;
    void x() final;
    static void a2() override;
    void a() final;
};
struct H { virtual ~H(); virtual void m() = delete; virtual void n(); };
struct I : H { ~I(); void m(); void n() = delete; };
struct J : H { void m() = delete; void n() = 0; };
struct Q { virtual int *v(); virtual Base *w(); virtual Base &x(); virtual int y(int); virtual const Base *z(); virtual Base *zz(); };
struct R : Q { float *v(); D *w(); D &x(); float y(int); D *z(); const D *zz(); };
struct T : Q { int *v() const; int y(int = 3); int *v(int); };
struct Inc; struct Y : Q { Inc *w(); D x(); };
struct N1 { virtual void f() noexcept; virtual void g(); }; struct N2 : N1 { void f(); void g() noexcept; };
struct O1 { virtual int f(); virtual int f(int); }; struct O2 : O1 { float f(); float f(int); };
template <class X> struct TB { virtual X f(); }; struct TD : TB<int> { int f(); }; struct TE : TB<int> { long f(); };
typedef int Int; struct Al : Q { Int y(Int); Int *v(); };
struct Self { virtual Self *clone(); }; struct Self2 : Self { Self2 *clone(); }; struct Self3 : Self2 { Self *clone(); };
struct Rep : Base { void a() override override override; int c() const final override final { return 1; } ~Rep() override override; };
struct Rep2 { virtual void n() final final; void o() final final; virtual void p() override override; virtual bool operator==(int) final final; virtual operator int() final final; };
template <class T> struct Rep3 : Base { void a() override override; virtual void n() final final { } };
struct Once : Base { void a() override final; int c() const final override; ~Once() final override; };
