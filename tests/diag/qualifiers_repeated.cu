void a() const const;
void b() volatile const;
void c() const volatile const { unknown; }
void d(unknown x) const const;
static void e() const const;
struct S {
	static void f() const const;
	static void g(unknown) const;
	friend void h() const const;
	S() const const;
};
int i() const, j() const const;
