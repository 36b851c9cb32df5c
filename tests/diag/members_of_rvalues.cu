// Members of what is no lvalue are not assigned to.
struct V { float x; int a[3]; int i; V *p; int &r; static int s; enum E { e } en; int b : 3; struct W { int w; } w; void (*fp)(); };
V mk(); V &&mx(); int &&ix(); const V &&cmx(); V operator+(const V &, const V &);
struct It { V operator*() const; V &operator[](int); V *operator->(); };
template <class T> T &&mv(T &t) { return static_cast<T &&>(t); }
template <class T> struct X { T m; X operator+(const X &) const; X next(); void h() { next().m = 3; mv(m) = 2; mx().i = 2; } };
template <class T> void t(X<T> q) { (q + q).m = 3; X<int>().m = 3; X<T>().m = 3; mv(q).m = 3; }
__attribute__((device)) void u(V a, V c, It it, int i)
{
	(a + c).x = 3;
	mk().x = 1;
	mk().x += 1;
	mk().i++;
	--mk().i;
	static_cast<V &&>(a).x = 3;
	mx().x = 2;
	ix() = 3;
	mv(i) = 3;
	static_cast<int &&>(i) = 3;
	mx().a[1] = 2;
	mk().a[1] = 2;
	*mk().a = 2;
	mk().p->x = 2;
	mk().r = 3;
	mk().s = 4;
	mk().en = V::e;
	mk().b = 2;
	mk().w.w = 3;
	mk().w = V::W();
	mk().fp = nullptr;
	cmx().x = 3;
	(mk().i) = 3;
	(i ? mk().i : mk().i) = 3;
	a.x = 3;
	(*it).x = 3;
	it[3].x = 3;
	it->x = 3;
	mk() = a;
	(a = c).x = 2;
}
void inst(X<int> z) { t(z); z.h(); }
