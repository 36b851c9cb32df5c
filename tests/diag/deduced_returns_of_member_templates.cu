// flags: --extended-lambda
/* A member function template with a deduced return type is also named where its name is read: in front of what the call is. */
struct Members {
	template <class T> __attribute__((device)) auto each(T x) { return x; }
	template <class T> __attribute__((device)) static auto shared(T x) { return x; }
	template <class T> __attribute__((device)) static int counted(T x) { return x; }
	template <class T> __attribute__((device)) auto operator()(T x) const { return x; }
	__attribute__((device)) static int plain(int x) { return x; }
	__attribute__((device)) auto single(int x) { return x; }
	void inside() { each(1); this->each(1); shared(1); Members::each(1); Members::shared(1); }
};
template <class U> struct Of {
	template <class T> __attribute__((device)) auto each(T x) { return x; }
	__attribute__((device)) static int plain(int x) { return x; }
	__attribute__((device)) auto single(int x) { return x; }
};
void outside() {
	Members s, *p = &s;
	Of<int> v;
	s.each(1);
	s.template each<int>(1);
	p->each<int>(1);
	s.Members::template each<int>(1);
	s.shared(1), s.counted(1), s.template counted<int>(1), s.plain(1), Members::counted(1);
	int sum = s.each(1) + s.each(s.each(2));
	s.single(1), s(1), s.operator()(1);
	v.each(1), v.single(1), v.plain(1);
	auto pointer = &Members::each<int>;
}
void lambdas() {
	auto generic = [] __attribute__((device)) (auto x) { return x; };
	auto returns = [] __attribute__((device)) (auto x) -> int { return x; };
	auto plain = [] __attribute__((device)) (int x) { return x; };
	generic.operator()(1);
	generic.operator()<int>(generic.operator()(2.0));
	returns.operator()(1);
	plain.operator()(1);
	(void)sizeof(generic.operator()('c'));
	auto pointer = &decltype(generic)::operator()<int>;
}
