// Pure specifiers that are badly formed make no class abstract.
struct one { virtual void f() = 1; };
struct null { virtual void f() = nullptr; virtual int g() = 2; };
struct zero { virtual void f() = 0x0; virtual void g() = 00; };
struct none { void f() = 0; };
struct other : zero { void f(); void g() = 0; };
void objects()
{
	one a;
	null b;
	zero c;
	none d;
	other e;
}
