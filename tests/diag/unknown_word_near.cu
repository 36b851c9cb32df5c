int name;
struct type {};
type unsigned_type();
__attribute__((device)) void f();
type const t = {};
template <class T> struct base { using inner = int; };
struct derived : base<int> { inner const i = 3; };
