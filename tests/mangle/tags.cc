// ABI tags, and std.
inline void use(int *) {}
namespace std {
template <class T> struct char_traits {};
template <class T> struct allocator { void m() {} };
template <class C, class T = char_traits<C>, class A = allocator<C>> struct basic_string {};
template <class C, class T = char_traits<C>> struct basic_istream {};
template <class C, class T = char_traits<C>> struct basic_ostream {};
template <class C, class T = char_traits<C>> struct basic_iostream {};
typedef basic_string<char> string;
typedef basic_string<wchar_t> wstring;
typedef basic_istream<char> istream;
typedef basic_ostream<char> ostream;
typedef basic_iostream<char> iostream;
struct E { void f() const {} static int s; E() {} struct I { void g(E, I) {} }; };
int E::s;
void f(E) {}
int v;
static int sv;
namespace in { void g() {} struct D {}; int w; }
E operator+(E e, in::D) { return e; }
inline namespace __cxx11 __attribute__((__abi_tag__("cxx11"))) { struct tagged {}; template <class T> struct list {}; }
void s(string, string *, istream &, ostream &, iostream &, wstring, allocator<int>, allocator<char>) {}
}
void s(std::string, std::string *, const std::string &, std::istream &, std::ostream &, std::iostream &) {}
void s(std::wstring, std::allocator<int>, std::allocator<char>, std::basic_istream<wchar_t> &) {}
void s(std::E, std::in::D, std::E::I, std::in::D *) {}
std::tagged t1() { return {}; }
std::tagged *t2(int) { return 0; }
std::list<int> t3() { return {}; }
void t4(std::tagged) {}
std::tagged t5(std::tagged *) { return {}; }
static std::tagged t6() { return {}; }
void (*t7())(std::tagged) { return 0; }
std::allocator<std::tagged> t8() { return {}; }
std::tagged *tv1;
static std::tagged *tv2;
const std::tagged *tv3[2];
struct [[gnu::abi_tag("zz", "aa")]] T {
	T() {}
	~T() {}
	void f() { static int x; use(&x); }
	static int s;
	struct In { void k() {} T r() { return T(); } };
	operator T *() { return this; }
	std::tagged both() { return {}; }
};
int T::s;
T u1() { return T(); }
T u2(T) { return T(); }
T u3(T::In *) { return T(); }
[[gnu::abi_tag("own")]] T u4() { return T(); }
[[gnu::abi_tag("own")]] int uv;
__attribute__((abi_tag("b", "a"))) void u5() {}
inline namespace [[gnu::abi_tag("ns")]] NI { struct Y {}; void nf() {} Y ny() { return Y(); } int nv; }
Y y1() { return Y(); }
Y yv;
inline namespace __attribute__((abi_tag)) NJ { struct Z {}; }
Z z1() { return Z(); }
T operator-(T, int) { return T(); }
T operator!(Y) { return T(); }
struct C { operator std::tagged() const { return {}; } std::tagged m() { static int x; use(&x); return {}; } static std::tagged *sm; T a, b; };
std::tagged *C::sm;

// Static variables of functions have tags where other files may have the functions, too.
struct [[gnu::abi_tag("local")]] Local { int n; };
void of_one() { static Local v1; use(&v1.n); struct L { void f() { static Local v2; use(&v2.n); } }; L().f(); [] { static Local v3; use(&v3.n); }(); }
static inline void of_none() { static Local v4; use(&v4.n); }
inline void of_all() { struct L { void f() { static Local v5; use(&v5.n); } }; L().f(); [] { static Local v6; use(&v6.n); }(); static Local v7[2]; use(&v7->n); static Local *v8; use(&v8->n); static int Local::*v9; use(&(v7->*v9)); }
namespace { inline void unnamed() { static Local w1; use(&w1.n); } }
struct M { M() { static Local w2; use(&w2.n); } void g(); static Local h(Local); }; inline void M::g() { static Local w3; use(&w3.n); } Local M::h(Local) { static Local w4; use(&w4.n); return w4; }
template <class X> struct W { void f() { static Local w5; use(&w5.n); } void g(); }; template <> void W<char>::g() { static Local w6; use(&w6.n); } template <> inline void W<long>::g() { static Local w7; use(&w7.n); }
template <class X> void of_template() { static Local w8; use(&w8.n); } template <> void of_template<char>() { static Local w9; use(&w9.n); }
auto of_closure = [] { static Local x1; use(&x1.n); return 0; }; inline auto of_inline = [] { static Local x2; use(&x2.n); return 0; };
void calls_all() { of_one(); of_none(); of_all(); unnamed(); W<long>().g(); of_closure(); of_inline(); }
