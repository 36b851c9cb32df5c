// Special members that are deleted, implicitly too, or inaccessible.
namespace std {
template <class T> struct unique_ptr {
	unique_ptr(T *p = nullptr);
	unique_ptr(const unique_ptr &) = delete;
	unique_ptr(unique_ptr &&);
	unique_ptr &operator=(const unique_ptr &) = delete;
	unique_ptr &operator=(unique_ptr &&);
	~unique_ptr();
};
}
struct Buffer { std::unique_ptr<float> data; int size; };
struct Holder { Buffer buffer; };
struct Constant { const int x; };
struct Reference { int &x; };
struct Movable { Movable(Movable &&); };
struct Arrays { Movable m[3]; };
struct Derived : Buffer { };
union Union { std::unique_ptr<int> p; int x; };
class Private { Private &operator=(const Private &); public: Private(); };
class Protected { protected: Protected &operator=(const Protected &) = default; };
struct FromProtected : Protected { };
class Singleton {
	Singleton() { }
	~Singleton() { }
	Singleton(const Singleton &);
public:
	static Singleton &get() { static Singleton s; return s; }
	static void drop(Singleton *s) { delete s; }
	void assign(Singleton &other) { other = *this; }
	friend void of_friend();
};

template <class T> void assign(T &a, T &b);
void pointers(std::unique_ptr<float> &a, std::unique_ptr<float> &b)
{
	a = b;
	a = static_cast<std::unique_ptr<float> &&>(b);
	std::unique_ptr<float> c = a;
	std::unique_ptr<float> d(a);
	std::unique_ptr<float> e(static_cast<std::unique_ptr<float> &&>(a));
}

void implicitly(Buffer &a, Holder &b, Constant &c, Reference &d, Movable &e, Arrays &f, Derived &g, Union &h)
{
	a = a;
	Buffer a1 = a;
	Buffer a2(a);
	Buffer a3 = static_cast<Buffer &&>(a);
	a3 = Buffer();
	b = b;
	Holder b1 = b;
	c = c;
	Constant c1 = c;
	d = d;
	Reference d1(d);
	e = e;
	Movable e1 = e;
	f = f;
	g = g;
	Derived g1 = g;
	h = h;
}

void inaccessible(Private &a, Protected &b, FromProtected &c)
{
	a = a;
	a = Private();
	b = b;
	c = c;
}

void of_friend() { Singleton s; delete new Singleton; }
Singleton global;
void destroyed(Singleton *s)
{
	Singleton local;
	static Singleton shared;
	Singleton copy = *s;
	delete s;
	Singleton &same = Singleton::get();
}

class Hidden { ~Hidden(); };
struct Has { Hidden h; };
struct Inherits : Hidden { };
struct Never { ~Never() = delete; };
Never never;
void destroyed_too(Has *p)
{
	Hidden h, array[2];
	Has has;
	Inherits inherits;
	delete p;
	Never n;
	Hidden *unharmed = new Hidden;
}
