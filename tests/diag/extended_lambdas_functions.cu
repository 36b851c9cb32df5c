// flags: --extended-lambda
/* Functions in which extended lambdas stand, or not. */
template<class F> int use(F f);
/* enclosing functions */
auto dedu(int n) { use([n] __attribute__((device)) { }); return n; }
auto dedu2(int n) -> int { return use([n] __attribute__((device)) { }); }
decltype(auto) dedu3(int n) { return use([n] __attribute__((host)) __attribute__((device)) { }); }
auto &dedu4(int &n) { use([n] __attribute__((device)) { }); return n; }
auto dedu5(int n) { return [n] { return use([n] __attribute__((device)) { }); }; }
struct C {
	C() { use([] __attribute__((device)) { }); }
	explicit C(int n) : v(use([n] __attribute__((device)) { })) { use([n] __attribute__((host)) __attribute__((device)) { }); }
	~C() { use([this] __attribute__((device)) { }); }
	C(const C &o) : v(o.v) { [] { use([] __attribute__((device)) { }); }(); }
	int v = use([] __attribute__((device)) { });
	operator int() const { return use([] __attribute__((device)) { }); }
	auto dm() { return use([] __attribute__((device)) { }); }
	static auto ds(int n) { return use([n] __attribute__((host)) __attribute__((device)) { }); }
	int ok() { return use([] __attribute__((device)) { }); }
	void op(int n = use([] __attribute__((device)) { }));
	C &operator=(const C &) { use([] __attribute__((device)) { }); return *this; }
private:
	void pv() { use([] __attribute__((device)) { }); }
	static void ps() { use([] __attribute__((host)) __attribute__((device)) { }); }
	template<class T> void pt(T t) { use([t] __attribute__((device)) { }); }
	operator char() { return use([] __attribute__((device)) { }); }
	struct PN { void f() { use([] __attribute__((device)) { }); } struct DN { void g() { use([] __attribute__((host)) __attribute__((device)) { }); } }; };
protected:
	int pr(int n) { auto h = [n] { return use([n] __attribute__((device)) { }); }; return h(); }
	class PC { public: void f(); };
public:
	struct OKN { void f() { use([] __attribute__((device)) { }); } private: void g() { use([] __attribute__((device)) { }); } struct X { void h() { use([] __attribute__((device)) { }); } }; };
	friend void fr(C &c) { use([] __attribute__((device)) { }); }
};
void C::PC::f() { use([] __attribute__((device)) { }); }
struct { int m; void f() { use([] __attribute__((device)) { }); } struct N { void g() { use([] __attribute__((device)) { }); } } n; } unnamed;
typedef struct { void f() { use([] __attribute__((device)) { }); } } named_by_typedef;
typedef struct { struct I { void f() { use([] __attribute__((host)) __attribute__((device)) { }); } } i; } *pointer_only;
namespace { struct AN { void f() { use([] __attribute__((device)) { }); } }; void g() { use([] __attribute__((device)) { }); } struct { void f() { use([] __attribute__((device)) { }); } } an2; }
class Out { public: class In { public: void f() { use([] __attribute__((device)) { }); } }; private: class In2 { public: void f() { use([] __attribute__((device)) { }); } friend class Out; }; };
template<class T> class TO { class TI { public: void f() { use([] __attribute__((device)) { }); } }; void tp() { use([] __attribute__((device)) { }); } public: auto td() { return use([] __attribute__((device)) { }); } TO() { use([] __attribute__((device)) { }); } ~TO() { use([] __attribute__((host)) __attribute__((device)) { }); } void tok() { use([] __attribute__((device)) { }); } };
template<class T> auto tded(T t) { return use([t] __attribute__((device)) { }); }
template<class T> struct TL { void f() { struct L { void g() { use([] __attribute__((device)) { }); } }; L().g(); } };
