// flags: --extended-lambda --c++20
/* Since C++20 [=] is not meant to capture this. */
template<class F> int use(F f);
struct S { int v; int g();
	int f(int n) {
		use([=] __attribute__((device)) { return v; });
		use([=] { return v + v; });
		use([=] __attribute__((host)) __attribute__((device)) { return this->v; });
		use([=] { return g(); });
		use([=, this] __attribute__((device)) { return v; });
		use([=, *this] __attribute__((device)) { return v; });
		use([&] { return v; });
		use([this] { return v; });
		use([=] { return [=] { return v; }(); });
		use([=] { return [this] { return v; }(); });
		use([=, x = v] { return x; });
		use([=] { return sizeof(v) + n; });
		use([=] (int v) { return v; });
		use([=] { if constexpr (true) return v; else return 0; });
		use([=] { return [&] { return v; }(); });
		use([&] { return [=] { return v; }(); });
		use([=] { auto l = [=, n2 = n] { return v + n2; }; return l() + v; });
		auto gen = [=](auto x) { return v + x; }; gen(1);
		return 0;
	}
	int m = [=] { return v; }();
	template<class T> int t(T t) { return use([=] { return v + t; }) + use([=] __attribute__((device)) { return this->v; }); }
};
template<class T> struct TS { int v; T w; int f() { return use([=] { return v; }) + use([=] __attribute__((device)) { return w; }); } }; template<class T> struct TD : T { int f() { return use([=] { return this->q; }); } };
int call() { S s; s.t(1); TS<int> t; return t.f(); }
