// Functions that are both private and deleted.
class copied { copied(const copied &) = delete; copied &operator=(const copied &) = delete; public: copied(); static copied &get(); };
class moved { moved(moved &&) = delete; void f() = delete; public: moved(); };
class made { made() = delete; public: made(int); };
class closed { closed &operator=(int); closed &operator+=(int) = delete; protected: static void g() = delete; void h(int); void h(float) = delete; };
copied pass(copied a) { return a; }
void take(copied);
void f(closed e)
{
	copied a = copied::get(), b(copied::get()), c{ a };
	auto d = copied::get();
	take(a);
	a = b;
	copied *p = new copied(a);
	moved m, n = static_cast<moved &&>(m);
	m.f();
	made o, *q = new made;
	e = 3, e += 3, closed::g(), e.h(3), e.h(3.0f);
}
