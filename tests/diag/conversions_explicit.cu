// Explicit conversion functions make aggregates that are initialized directly; what is copied or listed needs others.
struct Plain { int a, b; };
struct Derived : Plain { int c; };
struct Source { explicit operator Plain() const { return { 1, 2 }; } };
struct Other { explicit operator int() const { return 1; } };
struct Implicit { operator Plain() const { return { 1, 2 }; } };
struct Itself {
	explicit operator Plain() const { return { 1, 2 }; }
	int f() const { return Plain(*this).a; }
};
int functional(const Source &s) { return Plain(s).a; }
int cast(const Source &s) { return static_cast<Plain>(s).a + ((Plain)s).b; }
int variable(Source s) { Plain p(s); return p.a; }
Plain *allocated(Source s) { return new Plain(s); }
int implicit(Implicit s) { Plain p = s, q(s); return p.a + q.a; }
struct Member {
	Plain p;
	Member(Source s) : p(s) {}
};
int listed(Source s) { Plain p{ s }; return p.a; }
int copied(Source s) { Plain p = s; return p.a; }
int another(Other o) { return Plain(o).a; }
