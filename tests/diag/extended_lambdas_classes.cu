// flags: --extended-lambda
/* All that is wrong with the function around an extended lambda, and with its classes. */
template<class F> int use(F f);
void lf() {
	struct L {
		L() { use([] __attribute__((device)) { }); }
		~L() { use([] __attribute__((device)) { }); }
		auto a() { return use([] __attribute__((device)) { }); }
	private:
		void p() { use([] __attribute__((device)) { }); }
		auto pa() { return use([] __attribute__((device)) { }); }
		struct M { void f() { use([] __attribute__((device)) { }); } M() { use([] __attribute__((device)) { }); } };
	};
	struct { void f() { use([] __attribute__((device)) { }); } auto a() { return use([] __attribute__((device)) { }); } } l2;
	struct { struct { void f() { use([] __attribute__((device)) { }); } } l4; } l3;
	struct N { struct { void f() { use([] __attribute__((device)) { }); } } n; struct { struct P { void f() { use([] __attribute__((device)) { }); } P() { use([] __attribute__((device)) { }); } } p; } o; };
}
struct { void f() { use([] __attribute__((device)) { }); } auto a() { return use([] __attribute__((device)) { }); } struct P { P() { use([] __attribute__((device)) { }); } auto a() { return use([] __attribute__((device)) { }); } private: void b() { use([] __attribute__((device)) { }); } struct Q { void c() { use([] __attribute__((device)) { }); } }; } q; } un;
class C { struct S { S() { use([] __attribute__((device)) { }); } auto a() { return use([] __attribute__((device)) { }); } void f() { use([] __attribute__((device)) { }); } private: void g() { use([] __attribute__((device)) { }); } struct T { void h() { use([] __attribute__((device)) { }); } }; }; struct { void f() { use([] __attribute__((device)) { }); } } u; };
class E { public: class F { E *e; auto x() { return use([] __attribute__((device)) { }); } F() { use([] __attribute__((device)) { }); } ~F() { use([] __attribute__((device)) { }); } }; private: E() { use([] __attribute__((device)) { }); } auto y() { return use([] __attribute__((device)) { }); } };
