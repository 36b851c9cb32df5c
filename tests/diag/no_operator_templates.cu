// flags: --c++17
// Assignments that nothing makes, in templates as they are written and in their instances.
struct Plain { int a; };
union Choice { int a; };
template <class T> struct Holder { T held; };
struct Converted { Converted(int); };
struct Checked { explicit Checked(int); };

template <class T> void assigned(T t)
{
	Plain p;
	const Plain constant = { 1 };
	Choice c;
	Holder<int> h;
	int i = 0;
	p = 1;
	constant = p;
	c = i;
	h = 2;
	p = t;
	p = i + t;
	p += 1;
	i -= p;
	p <<= i;
	(p) = nullptr;
	Converted y(1);
	y = 2;
	y = p;
	Checked x(1);
	x = 1;
}

template <class T> struct Class {
	Plain p;
	void member() { p = 1; }
	void other();
};
template <class T> void Class<T>::other() { this->p = 2; }

void generic(Plain p)
{
	[p](auto x) mutable { p = 1; };
	[p](auto x) { p = 1; };
	[q = p](auto) { q = 1; };
	[p]() mutable { p = 1; };
}

template <class T> void instance(T t) { Plain p = { t }; p = t; }
template void instance<int>(int);
