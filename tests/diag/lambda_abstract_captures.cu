/* Lambdas hold no objects of abstract classes [class.abstract]/3. */
struct B { virtual void f() = 0; virtual void g() const = 0; B(const B &); B(); };
struct D : B { void f(); };
struct E : D { void g() const; };

void captures(B &b, D &d, E &e)
{
	auto l = [x = b] {};
	auto m = [&x = b] {};
	auto n = [x = d, y = e] {};
	auto p = [b] {};
	auto q = [=] { b.g(); };
	auto r = [e] {};
	auto s = [&] { b.f(); };
}

template<class T> void in_template(T &b)
{
	auto l = [x = b] {};
	auto m = [b] {};
}
template void in_template(B &);
template void in_template(E &);
