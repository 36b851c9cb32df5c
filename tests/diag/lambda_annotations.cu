void f() { auto a = [] __attribute__((device)) { }; auto b = [] __attribute__((host)) { }; auto c = [] __attribute__((host)) __attribute__((device)) (int x) mutable { return x; }; auto d = []() __attribute__((device)) { }; auto e = [](int) mutable __attribute__((host)) { }; auto g = [] __attribute__((global)) {}; }
__attribute__((device)) void df() { auto a = [] __attribute__((device)) { }; auto b = [] __attribute__((host)) { }; auto c = [] __attribute__((host)) __attribute__((device)) (int x) { return x; }; }
__attribute__((global)) void k() { auto a = [] __attribute__((device)) { }; auto b = [] __attribute__((host)) { };}
__attribute__((host)) __attribute__((device)) void hd() { auto a = [] __attribute__((device)) { }; auto b = [] __attribute__((host)) { };}
auto g = [] __attribute__((device)) { };
struct S { void q(int x = [] __attribute__((device)) { return 1; }()); };
template<class T> void t() { auto a = [] __attribute__((device)) { }; }
template<class T> __attribute__((device)) void td() { auto a = [] __attribute__((device)) { }; }
void h() { auto a = [] { auto b = [] __attribute__((device)) {}; }; auto c = [] __attribute__((unused)) {}; auto d = [] __attribute__((device)) { auto n = [] __attribute__((device)) {}; }; }
void places()
{
	auto g = [] __attribute__((device)) () __attribute__((device)) { };
	auto h = [] __attribute__((device)) __attribute__((unused)) (int) { };
	auto l = [](auto x) __attribute__((device)) { };
	auto m = [](int) mutable __attribute__((host)) -> int { return 1; };
}
