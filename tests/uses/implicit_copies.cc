// C++17: what is copied, moved, converted and destroyed where nobody wrote it; each place has a class of its own
#include <initializer_list>
template <int N> struct object {
	int i;
	object(int k = 0) : i(k) {}
	object(const object &other) : i(other.i) {}
	object(object &&other) : i(other.i) {}
	~object() { i = 0; }
	explicit operator bool() const { return i; }
	operator long() const { return i; }
};
int global;
/* An alternative of ?: that is an lvalue is copied where the other one is an object [expr.cond]. */
void alternatives(bool which) { object<1> o; global = (which ? o : object<1>(2)).i; }
template <class T> void alternatives_of(bool which) { T o; global = (which ? T(2) : o).i; }
template void alternatives_of<object<2>>(bool);
/* switch asks for a number: an explicit conversion to bool is none [stmt.switch]. */
void selection() { object<3> o; switch (o) { case 1: break; } }
/* The elements of an array that is divided are copied [dcl.struct.bind]. */
void elements() { object<4> a[2]; auto [x, y] = a; auto &[z, w] = a; global = x.i + y.i + z.i + w.i; }
void moved_elements() { object<5> a[2]; auto [x, y] = static_cast<object<5>(&&)[2]>(a); global = x.i + y.i; }
/* Parameters and local objects are moved from by return, what a lambda captured is not [class.copy.elision]. */
template <class T> T parameter(T t) { return t; }
object<6> (*address)(object<6>) = parameter;
void captured_by_reference() { object<7> o; [&o] { return o; }(); }
void captured_by_copy() { object<8> o; [o] { return o; }(); }
void captured_init() { object<9> o; [p = static_cast<object<9> &&>(o)]() mutable { return p; }(); }
void thrown() { object<10> o; [&] { throw o; }(); }
void parameter_of_lambda() { [](object<11> o) { return o; }(3); }
void parameter_of_generic_lambda() { [](auto o) { return o; }(object<12>(3)); }
/* The array behind an initializer list lives as long as what it initializes [dcl.init.list]. */
void list() { std::initializer_list<object<13>> l = { 1, 2, 3 }; global = l.begin()->i; }
int count(std::initializer_list<object<14>> l) { return (int)l.size(); }
void list_argument() { global = count({ 1, 2 }); }
