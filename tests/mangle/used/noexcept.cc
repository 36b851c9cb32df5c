// noexcept(…) inside of the types of parameters and in return types.
template<class T> struct w { };
template<class T> struct tr { static constexpr bool v = true; };
template<class T> constexpr bool tv = true;
struct S { int m(int) noexcept; int c(int) const &; };
int g(int) noexcept;
template<class R> using pointer = R (*)(int) noexcept(sizeof(R) > 1);
template<bool B> using pointer_if = int (*)(int) noexcept(B);

template<class R> void f1(R (*)(int) noexcept(sizeof(R) > 1)) { }
template<class R> void f2(R (*)(int) noexcept(tr<R>::v)) { }
template<class R> void f3(R (*)(int) noexcept(tv<R>)) { }
template<class R, bool B> void f4(R (*)(int) noexcept(!B)) { }
template<class R, bool B> void f5(R (*)(int) noexcept((B))) { }
template<class R> void f6(R (*)(int) noexcept(1 < 2)) { }
template<class R> void f7(R (*)(int) noexcept(sizeof(int) == 3)) { }
template<class R> void f8(R (S::*)(int) noexcept(sizeof(R) > 1)) { }
template<class R> void f9(R (S::*)(int) const & noexcept(sizeof(R) > 100)) { }
template<class R> w<R () noexcept(tv<R>)> *f10(R) { return {}; }
template<class R> void f11(R (*)(int) noexcept(sizeof(R) > 1), R (*)(int) noexcept(sizeof(R) > 1)) { }
template<class R> void f12(R (&)(int) noexcept(sizeof(R) > 1)) { }
template<class R> auto f13(R) -> R (*)(int) noexcept(sizeof(R) > 1) { return nullptr; }
template<class R, int N> void f14(R (*)(int) noexcept(N > 1 && sizeof(R) > 1)) { }
template<class R> void f15(pointer<R>) { }
template<bool B> void f16(pointer_if<B>) { }
template<class B> void f17(pointer_if<(sizeof(B) > 1)>) { }
template<class R> struct class_of { static void f(R (*)(R) noexcept(sizeof(R) > 1)) { } };

int main()
{
	f1<int>(g); f2<int>(g); f3<int>(g); f4<int, false>(g); f5<int, true>(g); f6<int>(g); f7<int>(g); f8<int>(&S::m); f9<int>(&S::c);
	f10(1); f11<int>(g, g); f12<int>(g); f13(1); f14<int, 3>(g); f15<int>(g); f16<true>(g); f17<int>(g); class_of<int>::f(g);
}
