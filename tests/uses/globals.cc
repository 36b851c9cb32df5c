/* Variables of namespaces and static members without initializers: their constructors, destructors and tables of virtual functions. */
template<int> struct made { made() {} };
template<int> struct destroyed { ~destroyed() {} };
template<int> struct virtual_made { virtual_made() {} virtual int run() { return 1; } };
made<1> external;
static made<2> internal;
extern made<3> declared;
made<3> declared;
extern made<4> elsewhere;
struct S { static made<5> a, b; static inline const int c = 6; };
made<5> S::a;
made<7> array[3];
destroyed<1> d;
static destroyed<2> ds[2];
virtual_made<1> v;
namespace n { thread_local made<8> t; }
int main() { return S::c; }
