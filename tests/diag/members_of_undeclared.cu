// name::type where nothing declares name, mostly as a header or namespace alias was forgotten, as the type of parameters; and names that a
// namespace does not have, with template arguments, outside of functions.
namespace std { template <class T> struct is_ok { static const bool value = true; }; }
void later(int a, ns::type b) { b.x = 1; }
void declared(int a, ns::type &b);
void constant(int a, const ns::type &b, int c) { b.x = c; }
void first_constant(const ns::type<int> &b) { b.x = 1; }
__attribute__((device)) int device(int a, ns::type b, int c) { return b.x + c; }
template <class T> void pattern(T a, ns::type b) { b.x = 1; }
struct Members {
  void later(int a, ns::type b) { b.x = 1; }
  void first(ns::type b) { }
};
auto closure = [](int a, ns::type b) { return a; };

int object = std::missing<int>::value;
static_assert(std::missing<int>::value, "text");
static_assert(std::missing<std::is_ok<int>>::value && sizeof(int) == 4, "text");
struct Class {
  static_assert(std::missing<float>::value, "text");
  static const bool member = std::missing<int>::value;
};

__attribute__((global)) void kernel() {
  __attribute__((shared)) typename unknown::Storage storage;
}
