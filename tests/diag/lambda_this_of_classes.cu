// flags: --c++20 --extended-lambda
/* A class inside of a lambda or a member function has a "this" of its own, which initializers of its members mean; "this" outside of
 * classes is a mistake also where it is not evaluated. */
auto size = [] { return sizeof(this); };
auto type = [] { decltype(this) p; return 1; };
auto inside = [] { struct In { int z; int f() { return sizeof(this) + this->z; } auto g() -> decltype(this->z) { return z; } int k = sizeof(this->z); }; return In(); };
int plain = sizeof(this) + noexcept(this->x);
decltype(this) function();
struct Around {
	int a;
	auto later() noexcept(noexcept(this->a)) -> decltype(this->a);
	void named() const { struct In { int z = 1; int &r = z; In *t = this; struct Deep { int y; int &q = y; } deep; }; }
	void copied() { auto l = [*this] { struct In { int z = 1; int &r = z; int k = [this] { z = 3; return 1; }(); }; In i; }; l(); }
	void captured() { auto l = [] { struct In { int z = [this] { return sizeof(*this); }(); int w = [=] { return z; }(); int none = [] { return z; }(); }; In i; }; l(); }
	void deprecated() { auto l = [=] { return a; }; l(); }
	template <class T> void in_template(T t) const { auto l = [=, *this] { struct In { T z = 1; T *p = &z; int k = [=] { z = 3; return 1; }(); }; In i; }; l(); }
};
auto Around::later() noexcept(noexcept(this->a)) -> decltype(this->a) { return 1; }
void counts() { auto l = [=] __attribute__((device)) { struct In { int z; int w = [=] { return z; }(); }; }; struct In { int z; int w = [] { return z; }(); }; }
