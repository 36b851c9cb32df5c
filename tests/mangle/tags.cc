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
