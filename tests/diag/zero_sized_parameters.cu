/* Parameters of kernels that have no size. */
struct zero { int elements[0]; };
struct nested { zero member; };
struct several { zero array[3]; nested member; };
struct constructed { constructed(); int elements[0]; void f(); static int s; };
union zero_union { int elements[0]; };
struct unnamed { struct { int elements[0]; }; };
template <class T> struct of_template { T elements[0]; };
typedef zero alias;
struct empty {};
struct derived : zero {};
struct with_virtual { virtual void f(); int elements[0]; };
struct of_empty { empty member; };
struct bits { int elements[0]; int : 3; };
constexpr int none = 0, one = 1;
struct computed { int elements[none]; };
struct not_zero { int elements[one]; };
__attribute__((global)) void declared(zero);
__attribute__((global)) void defined(int, const zero, zero b) {}
__attribute__((global)) void more(nested, several s, constructed) {}
namespace n { static __attribute__((global)) void others(zero_union, unnamed, of_template<int>, alias, computed) {} }
template <class T> __attribute__((global)) void kernel(T t, zero z) {}
template __attribute__((global)) void kernel(int, zero);
template <class T> __attribute__((global)) void never(zero) {}
template <class T> __attribute__((global)) void second(of_template<T>, T) {}
template __attribute__((global)) void second(of_template<char>, char);
__attribute__((global)) void fine(empty, derived, with_virtual, of_empty, bits, zero *, zero &, not_zero) {}
__attribute__((device)) void on_device(zero) {}
__attribute__((host)) __attribute__((device)) void on_both(zero) {}
struct with_members { __attribute__((device)) void member(zero) {} __attribute__((device)) void outside(zero); template <class T> __attribute__((device)) void template_member(zero) {} };
__attribute__((device)) void with_members::outside(zero) {}
template <class T> __attribute__((device)) void device_template(T, zero) {}
__attribute__((device)) void use() { device_template('a', zero()); }
void on_host(zero) {}
