// flags: --extended-lambda
/* The operand of typeid is evaluated where it is an object of a polymorphic class: a lambda makes none. */
namespace std { class type_info { public: const char *name() const; }; }
const std::type_info &of_namespace = typeid([] { return 1; });
void f(int n) {
	typeid([] { }).name();
	typeid([n] __attribute__((device)) { return undeclared; });
	(void)typeid(n + [] { return 1; }());
	auto lambda = [] { };
	typeid(lambda);
	typeid(decltype(lambda));
}
template <class T> void in_template() { typeid([] { }); typeid(T()); }
struct Member { unsigned long m = sizeof(typeid([] { })); };
