// flags: --extended-lambda --diag_error out_of_order_ctor_init --diag_error default_stream_launch --diag_error this_addr_capture_ext_lambda
// What nvcc -Werror reorder,default-stream-launch,ext-lambda-captures-this makes errors.
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
struct B { }; struct D : B { int x, y, z; D() : x(1), B() { } D(int) : z(1), y(2), x(3) { } D(char) : y(1), z(2), x(1) { } D(long) : B(), x(1), y(2), z(3) { } };
template <class T> struct W { T b, a; W() : a(1), b(2) { } };
struct M1 { }; struct M2 { }; struct E : M1, M2 { int q; E() : M2(), M1() { } E(int) : q(1), M2(), M1() { } };
__attribute__((global)) void k() { }
template <class T> void launch(T t) { k<<<1, 2>>>(); }
template <class T> struct S { void m() { k<<<1, 2>>>(); } };
int main() { k<<<1, 1>>>(); k<<<1, 1, 0>>>(); k<<<1, 1, 0, 0>>>(); launch(1); auto l = [] { k<<<1, 1>>>(); }; S<int> s; s.m(); }
struct L { int m; void f(int n) {
	auto a = [=] __attribute__((device)) { return m + n + m; };
	auto b = [this] __attribute__((device)) { return m; };
	auto c = [=, *this] __attribute__((device)) { return m; };
	auto d = [=] { return m; };
	auto g = [=] __attribute__((device)) { return n; };
	auto h = [=] __attribute__((device)) { f(1); return this->m; };
} };
