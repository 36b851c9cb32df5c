// Strings of one kind and of several, and exception specifications of parameters.
template <class T> decltype(T() + "ab"[0]) f3(T) { return 0; }
template <class T> decltype(T() + sizeof("abc")) f4(T) { return 0; }
template <class T> decltype("ab"[0] + T()) f5(T) { return 0; }
template <class T> decltype(T() + 1) f6(T) { return 0; }
template <class T> decltype(T("ab")) f7(T) { return 0; }
template <class T> decltype(T("ab" "cd")) f8(T) { return 0; }
template <class T> decltype(T(L"ab")) f9(T) { return 0; }
template <class T> decltype(T(L"ab" "cd")) f10(T) { return 0; }
template <class T> decltype(T("cd" u"ab")) f11(T) { return 0; }
template <class T> void g1(void (*f)() noexcept(sizeof(T) == 4)) {}
template <bool B> void g3(void (*f)() noexcept(B)) {}
template <bool B> struct W { void m(int (*)(int) noexcept(B)) {} };
template <class T> void g4(int (T::*f)() noexcept(T::b)) {}
struct H { static constexpr bool b = true; int m() noexcept; };
template <class T, bool B = true> void g5(T (*f)(T) noexcept(B)) {}
void nn() noexcept; void ny(); int id(int) noexcept; void vi(int) noexcept; int h(int) noexcept;
int main() { f3(1); f4(1); f5(1); f6(1); f7("a"); f8("b"); f9(L"a"); f10(L"b"); f11(u"c"); g1<int>(nn); g3(nn); g3<false>(ny); W<true>().m(id); g4<H>(&H::m); g5<int>(h); }
