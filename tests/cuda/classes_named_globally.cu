// Classes and enumerations whose names begin with :: where they are defined, which not every host compiler takes.
namespace a { namespace b { template <class T> struct L { static const int v = 1; }; template <class T> struct M; struct S; } inline namespace q { template <class T> struct N; } }
template <> class ::a::b::L<int> { public: static const int v = 2; };
template <> struct ::a::b::M<int> { int m() { return 1; } };
template <class T> struct ::a::b::M<T *> { int m() { return 1; } };
template <class T> struct ::a::b::M { int m() { return 1; } };
struct ::a::b::S { int k; };
template <> struct ::a::N<char> : ::a::b::S { int m() { return 1; } };
template <> struct a::N<long> { int m() { return 1; } };
int f() { return a::b::L<int>::v + a::b::M<int>().m() + a::b::M<int *>().m() + a::b::M<char>().m() + a::b::S().k + a::N<char>().m() + a::N<long>().m(); }
namespace c { enum class E1 : int; struct O { struct I; template <class T> struct J; enum class K; }; template <class T> struct Z { struct Y; template <class U> struct X; }; }
enum class ::c::E1 : int { x }; struct ::c::O::I { int m() { return 1; } }; template <class T> struct ::c::O::J { int m() { return 1; } }; enum class ::c::O::K { y };
template <class T> struct ::c::Z<T>::Y { int m() { return 1; } }; template <class T> template <class U> struct ::c::Z<T>::X { int m() { return 1; } };
template struct ::c::Z<int>;
int g() { return c::O::I().m() + c::O::J<int>().m() + c::Z<char>::Y().m() + c::Z<int>::X<int>().m(); }
__global__ void kernel(a::b::S s) { }
int main() { kernel<<<1, 1>>>({ 1 }); return f() + g(); }
