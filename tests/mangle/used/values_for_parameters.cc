// Numbers that parameters of templates can and cannot have choose among these.
template <void *P> void f(int) {}
template <unsigned I> void f(int) {}
template <int I> void g(int) {}
template <void *> void g(int) {}
enum E { a }; enum class F { b };
template <E> int h() { return 1; }
template <int> int h() { return 2; }
template <F> int h() { return 3; }
template <unsigned char> int i() { return 1; }
template <class T> int i() { return 2; }
template <unsigned char> int j() { return 1; }
template <long> int j() { return 2; }
template <int *> int l() { return 1; }
template <int> int l() { return 2; }
int first() { f<3>(7); g<0>(3); h<F::b>(); h<7>(); i<3>(); i<int>(); j<300>(); l<0>(); }
namespace converted {
template <auto> int f() { return 1; }
template <bool B> int g() { return 1; }
template <int *P> int h() { return 1; }
template <long long L> int i() { return 1; }
enum E { a = 3 };
template <const char &C> int j() { return 1; }
template <unsigned> int k() { return 1; }
template <char> int l() { return 1; }
constexpr int c = 4;
template <int N> int m() { return k<N>() + l<N>() + g<N>() + i<a>(); }
struct L { constexpr operator int() const { return 3; } };
int first() { f<3>(); f<nullptr>(); g<1>(); g<7 == 7>(); h<nullptr>(); i<3>(); i<'c'>(); i<true>(); k<c>(); k<L{}>(); m<1>(); k<'a'>(); k<sizeof(int)>(); l<65>(); l<a>(); }
}
