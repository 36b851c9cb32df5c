// What an instance of a variable template without an initializer is made of.
struct deleted {
	deleted() = delete;
	int a;
};
struct of_int {
	of_int(int);
};
class closed {
	closed();
};
struct constant {
	const int i;
};
struct reference {
	int &r;
};
struct holder {
	deleted d;
};
struct fine {
	fine();
	int a;
};
template<class T>
T made;
template<class T>
static T made_static;
template<class T>
const T made_const;
template<class T>
T made_array[3];
template<class T>
extern T declared;
template<class T>
of_int fixed;
template<class T>
fine fixed_fine;
template<class T>
T from_value(1);
template<class T>
T from_list{ 1 };
template<class T>
__attribute__((device)) T on_device;

void use_deleted() { (void)made<deleted>; }
void use_of_int() { (void)&made<of_int>; }
void use_closed() { (void)made<closed>; }
void use_constant() { (void)made<constant>; }
void use_reference() { (void)made<reference>; }
void use_holder() { (void)made<holder>; }
void use_fine() { made<fine>.a = made<int>; }
void use_static() { (void)made_static<deleted>; }
void use_const() { (void)made_const<deleted>; }
void use_const_int() { (void)made_const<int>; }
void use_const_fine() { (void)made_const<fine>; }
void use_array() { (void)made_array<deleted>; }
void use_array_fine() { (void)made_array<fine>; }
void use_declared() { (void)declared<deleted>; }
void use_fixed() { (void)fixed<int>; }
void use_fixed_fine() { (void)fixed_fine<int>; }
void use_values() { (void)from_value<of_int>, (void)from_list<of_int>, (void)from_value<int>, (void)from_list<deleted *>; }
void use_lists() { (void)from_value<fine>, (void)from_list<holder>; }
void use_int_reference() { (void)made<int &>; }
void use_const_int_again() { (void)made<const int>; }
__attribute__((device)) void use_on_device() { (void)on_device<int>, (void)on_device<fine>.a; }
template<class T>
void in_template(T)
{
	(void)made<T>;
}
