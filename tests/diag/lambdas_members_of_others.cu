// flags: --c++20 --extended-lambda
/* Members of other objects that lambdas call do not capture this [depr.capture.this]. */
template<class F> void run(F f);
template<class T> struct B { int v; int get() const; static int st(); template<class U> int tm() const; const B &self() const; };
template<class T> struct S : B<T> { int w; int own() const; static int sst(); template<class U> int tm2() const; B<T> b; B<T> *p;
	void f() {
		run([=] { return own(); });
		run([=] { return sst(); });
		run([=] { return tm2<int>(); });
		run([=] { return this->get(); });
		run([=] { return b.get(); });
		run([=] { return p->get(); });
		run([=] { return B<T>().get(); });
		run([=] { return w; });
		B<T> c; S d;
		run([=] { return c.get(); });
		run([=] { return d.own(); });
		run([=] { return d.template tm2<int>(); });
		run([=] { return (&d)->own(); });
		run([=] { return (*d.p).self().self().get(); });
		run([=](auto x) { return x.own(); });
	}
};
template struct S<int>;
struct N : B<int> { int own() const; void f() { N d; run([=] { return d.get(); }); run([=] { return get(); }); run([=] { return own(); }); run([=] { return d.own() + d.self().get(); }); run([=] { return st(); }); } };
struct Flag { __attribute__((host)) __attribute__((device)) bool isCovered() const; };
template<class T> struct Arr { __attribute__((host)) __attribute__((device)) T const &operator()(int, int, int) const; };
template<class T> struct Multi { __attribute__((host)) __attribute__((device)) Arr<T> const &operator[](int) const; };
struct Flags { Multi<Flag const> const_arrays() const; };
struct Factory { virtual ~Factory(); }; struct EB : Factory { const Flags &getFlags() const; };
template<class FAB> struct FA { const Factory &fac() const; bool isCovered() const;
	template<class F = FAB, class = void> int norm(int comp) const {
		auto const &ef = dynamic_cast<EB const &>(this->fac());
		auto const &flags = ef.getFlags();
		auto const &ma = flags.const_arrays();
		run([=] __attribute__((device))(int b, int i) noexcept -> int { if (ma[b](i, i, comp).isCovered()) return 1; return 0; });
		return 0;
	}
};
struct Fab { };
int use(FA<Fab> &f) { return f.norm(1); }
