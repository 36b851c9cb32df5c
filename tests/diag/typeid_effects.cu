/* typeid alone does nothing, unless it may ask an object for its class. */
namespace std { class type_info { public: const char *name() const; }; }
struct Shape { virtual ~Shape(); };
struct Plain { int a; };
Shape *shape_pointer();
Shape &shape_reference();
void f(Shape *pointer, Shape &reference, Plain *plain, Shape value) {
	typeid(pointer);
	typeid(value);
	typeid(plain->a);
	typeid(Shape());
	typeid(int);
	int number = (typeid(plain), 2);
	&typeid(number);
	typeid(*pointer);
	typeid(reference);
	typeid(*shape_pointer());
	typeid(shape_reference());
	(void)typeid(value);
	typeid(number).name();
}
template <class T> void in_template(T a, T *b, int c) { typeid(a); typeid(*b); typeid(T); typeid(c); typeid(a.x); typeid([] { }); }
