/* Names of types where values are wanted, and where the reference takes them for declarations. */
struct Base {
	int a;
};
typedef int Number;
template <class T> struct Box {
	T v;
};
enum Kind { A };
int i;
float f;
void one(int);
bool trait = __is_enum(Kind), empty = __is_empty(Base);

void conditions(int *p)
{
	while (int) {
	}
	if (Base) {
	}
	Base != p;
	Number << i;
	Kind == i;
	Box<int> || i;
	int + 3;
	Base;
	i = 1;
}

int operands(int *p)
{
	f = Box<int>;
	f = Base + 1;
	one(Base);
	one(1 + Base);
	int x = Base, z{ Base }, w = { Base };
	Base b = Base;
	p[Base] = 3;
	-Base;
	!Number;
	int k = -Number;
	i += Kind;
	(float *)Base;
	(float *)p + Number;
	i = int;
	i = int + 3;
	one(int);
	one(3, int);
	i = static_cast<int>(Base);
	delete Base;
	switch (i) {
	case Base: break;
	}
	i = Base.a;
	i = Base->a;
	return Base;
}

void throws() { throw Base; }

template <class T> void templates(T t)
{
	i = T;
	t = T;
	T + 1;
	one(T);
	i = -T;
	Box<T> * 3;
	i = Box<T>;
	if (T) {
	}
	T u = T(), v = T{}, *w = new T;
	i = T::a + Box<T>::b + T::template c<int>(3);
}
auto closure = [](int x) { return Base; };
auto captures = [=](int x) { i = x == Base; };
int first = Base, second = 3 + Base;
