/* Names of member functions that are neither called nor operands of & become pointers to members, which is a mistake; a pointer to a
 * member is nothing else. */
template <auto V> struct Takes { };
template <class T> void use(T);
struct Number {
	int size(); static int count(); int overloaded(int); int overloaded(char); int first = (size)(), second = size; int d;
	auto deduced() { return size; }
	int result() { return size; }
	int defaulted(int x = size);
	Number(int) : d(size) { }
	void called() { (size)(); ((size))(); (Number::size)(); (this->*&Number::size)(); Takes<&Number::size> t; count; auto c = count; auto p = &Number::size; }
	void named() {
		auto a = size;
		auto b = Number::size;
		int c = size;
		int (Number::*p)() = size;
		p = Number::size;
		size;
		(void)size;
		size == 0;
		if (size) { }
		while (!size) { }
		const auto &r = size;
		use(size);
		int n[] = { 1, size };
		auto l = [] { return size; };
		auto m = [this] { return size; };
		auto i = [x = size] { };
		decltype(size) t;
	}
};
template <class T> struct Pattern { int size(); T get(); void named() { size; auto a = size; if (get) { } Number::size; int n = Number::size; } };
template <class T> void function(T t) { Number::size; auto a = Number::size; int n = Number::size; }
struct Derived : Number { using Number::size; void named() { int n = size; Derived::size; } };
void outside() { Number::size; auto a = Number::size; sizeof(Number::count); }
struct Base { int f(); int d; }; struct Sub : Base { }; struct Other { };
int functions(int (Base::*p)()) { int n = p; return p; }
int data(int Base::*p) { int n = p; bool b = p; Other o = p; int Sub::*q = p; int Other::*r = p; long Base::*s = p; int Base::*z = 0; return p; }
void addresses() { int (Base::*p)() = &Base::d; int Base::*q = &Base::f; int (Base::*r)(int) = &Base::f; int (Other::*s)() = &Base::f; int (Sub::*t)() = &Base::f; double d = &Base::f; void (*u)() = &Base::f; }
