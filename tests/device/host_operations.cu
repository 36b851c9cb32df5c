/* Ways in which host templates of a header lead to instances of kernels: by what nobody wrote, too. */
# 1 "operations.h" 1 3
template <int I> struct X { int v; X() {} X(int) {} operator int() const { return v; } };
template <class T, int N = 0> __global__ void kernel(T *p, int x) { *(int *)p = x; }
template <class T> struct Op { operator T *() { kernel<T, 1><<<1, 1>>>(nullptr, 2); return nullptr; } };
template <class T> void a1(T *p) { Op<T> o; T *q = o; }
template <class T> struct It { T *p; It begin() { return *this; } It end() { return *this; } It &operator++() { kernel<T, 2><<<1, 1>>>(p, 2); return *this; } bool operator!=(It) { return false; } T operator*() { return *p; } };
template <class T> void a2(T *p) { for (T t : It<T>{ p }) ; }
template <class T> struct Copy { T *p; Copy(T *p) : p(p) {} Copy(const Copy &) { kernel<T, 3><<<1, 1>>>(p, 2); } };
template <class T> void a3(T *p) { Copy<T> c(p); auto l = [c] { return 1; }; l(); }
template <class T> struct Member { Copy<T> c; }; template <class T> void a4(T *p) { Member<T> m{ p }, n = m; }
template <class T> struct Assign { T *p; Assign &operator=(const Assign &) { kernel<T, 4><<<1, 1>>>(p, 2); return *this; } }; template <class T> struct MA { Assign<T> a; };
template <class T> void a5(T *p) { MA<T> m{ p }, n{ p }; n = m; }
template <class T> T go(T *p) { kernel<T, 5><<<1, 1>>>(p, 2); return *p; }
template <class T> void a6(T *p, T v = go((T *)nullptr)) {}
template <class T> struct DM { T v = go((T *)nullptr); }; template <class T> void a7(T *p) { DM<T> d; DM<T> e{}; }
template <class T> struct Conv { T *p; template <class U> operator U() const { kernel<T, 6><<<1, 1>>>(p, 2); return U(); } }; template <class T> void a8(T *p) { T x = Conv<T>{ p }; }
template <class T> struct Bool { T *p; explicit operator bool() const { kernel<T, 7><<<1, 1>>>(p, 2); return true; } }; template <class T> void a9(T *p) { if (Bool<T>{ p }) ; while (!Bool<T>{ p }) ; }
template <class T> struct Base { Base() { kernel<T, 8><<<1, 1>>>((T *)nullptr, 2); } virtual ~Base() {} virtual void f() { kernel<T, 9><<<1, 1>>>((T *)nullptr, 2); } }; template <class T> struct Derived : Base<T> {}; template <class T> void a10(T *p) { new Derived<T>; }
template <class T> void a11(T *p) { struct L { void f(T *p) { kernel<T, 10><<<1, 1>>>(p, 2); } }; L().f(p); }
template <class T> void a12(T *p) { static T v = go(p); thread_local T w = go(p); }
template <class T> void a13(T *p) { throw Copy<T>(p); }
template <class T> Copy<T> a14(Copy<T> c) { return c; }
template <class T> struct New { void *operator new(__SIZE_TYPE__ n) { kernel<T, 11><<<1, 1>>>((T *)nullptr, 2); return 0; } void operator delete(void *) { kernel<T, 12><<<1, 1>>>((T *)nullptr, 2); } }; template <class T> void a15(T *p) { delete new New<T>; }
template <class T> struct Arr { T *p; ~Arr() { kernel<T, 13><<<1, 1>>>(p, 2); } }; template <class T> void a16(T *p) { Arr<T> a[3] = {}; auto *q = new Arr<T>[2]; delete[] q; }
template <class T> void a17(T *p) { struct Two { Arr<T> a, b; }; auto [x, y] = Two{ { p }, { p } }; if (T v = go(p); v) ; switch (T v = go(p); int(v)) { default:; } }
template <class T> void a18(T *p) noexcept(noexcept(go(p))) { (void)sizeof(go(p)); decltype(go(p)) x{}; }
template <class T> struct Opt { union { T *p; Arr<T> a; }; Opt() : p() {} ~Opt() { a.~Arr<T>(); } }; template <class T> void a19(T *p) { Opt<T> o; }
template <class F> void call(F f) { f(); } template <class T> void a20(T *p) { call([=] { kernel<T, 14><<<1, 1>>>(p, 2); }); call([=, a = Arr<T>{ p }] { }); }
template <class T> void a21(T *p) { void (*f)(T *) = [](T *p) { kernel<T, 15><<<1, 1>>>(p, 2); }; f(p); }
template <class T> void a22(T *p) { void (*f)(T *, int) = p ? kernel<T, 16> : kernel<T, 17>; f<<<1, 1>>>(p, 2); }
template <class T, void (*F)(T *, int) = kernel<T, 18>> void a23(T *p) { F<<<1, 1>>>(p, 2); }
template <class T> struct Fr { T *p; friend void launch(Fr f) { kernel<T, 19><<<1, 1>>>(f.p, 2); } }; template <class T> void a24(T *p) { launch(Fr<T>{ p }); }
template <class T> void a25(T *p) { Arr<T> &&r = Arr<T>{ p }; const Arr<T> &s = p ? Arr<T>{ p } : Arr<T>{ p }; }
template <class T> struct Agg { T *p; Arr<T> a; }; template <class T> void a26(T *p) { Agg<T> g{ p, { p } }; Agg<T> h = { p }; }
# 37 "host_operations.cu" 2
void u1(X<1> *p) { a1(p); }
void u2(X<2> *p) { a2(p); }
void u3(X<3> *p) { a3(p); }
void u4(X<4> *p) { a4(p); }
void u5(X<5> *p) { a5(p); }
void u6(X<6> *p) { a6(p); }
void u7(X<7> *p) { a7(p); }
void u8(X<8> *p) { a8(p); }
void u9(X<9> *p) { a9(p); }
void u10(X<10> *p) { a10(p); }
void u11(X<11> *p) { a11(p); }
void u12(X<12> *p) { a12(p); }
void u13(X<13> *p) { a13(p); }
void u14(X<14> *p) { a14(Copy<X<14>>(p)); }
void u15(X<15> *p) { a15(p); }
void u16(X<16> *p) { a16(p); }
void u17(X<17> *p) { a17(p); }
void u18(X<18> *p) { a18(p); }
void u19(X<19> *p) { a19(p); }
void u20(X<20> *p) { a20(p); }
void u21(X<21> *p) { a21(p); }
void u22(X<22> *p) { a22(p); }
void u23(X<23> *p) { a23(p); }
void u24(X<24> *p) { a24(p); }
void u25(X<25> *p) { a25(p); }
void u26(X<26> *p) { a26(p); }
