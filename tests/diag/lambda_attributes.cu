// flags: --extended-lambda
// flags: 
/* Attributes behind the introducer of a lambda are the closure's if the first is one of GNU's, else its call operator's. */
template<class F> int use(F f) { return sizeof(f); }
void f1() { use([] [[maybe_unused]] __attribute__((device)) (int x) { return 1; }); }
void f2() { use([] __attribute__((device)) [[maybe_unused]] (int x) { return 1; }); }
void f3() { use([] __attribute__((unused)) __attribute__((device)) (int x) { return 1; }); }
void f4() { use([] [[gnu::unused]] __attribute__((device)) (int x) { return 1; }); }
void f5() { use([] [[deprecated]] __attribute__((device)) (int x) { return 1; }); }
void f6() { use([] [[nodiscard]] __attribute__((device)) { return 1; }); }
void f7() { use([] __attribute__((device)) [[nodiscard]] { return 1; }); }
void f8() { use([] alignas(8) __attribute__((device)) (int x) { return 1; }); }
void f9() { use([] __attribute__((device)) alignas(8) (int x) { return 1; }); }
void g1() { use([] __attribute__((host)) [[maybe_unused]] __attribute__((device)) (int x) { return 1; }); }
void g2() { use([] __attribute__((noinline)) __attribute__((device)) (int x) { return 1; }); }
void g3() { use([] __attribute__((noinline)) __attribute__((device)) (int x) { return 1; }); }
void g4() { use([] __attribute__((launch_bounds(32))) __attribute__((device)) (int x) { return 1; }); }
void g5() { use([] __attribute__((always_inline)) __attribute__((device)) (int x) { return 1; }); }
void g6() { use([] [[]] __attribute__((device)) (int x) { return 1; }); }
void g7() { use([] [[maybe_unused]] (int x) { return 1; }); }
void g8() { use([] [[maybe_unused]] __attribute__((host)) (int x) { return 1; }); }
void g9() { use([] [[maybe_unused]] __attribute__((noinline)) (int x) { return 1; }); }
void h1() { use([] (int x) [[maybe_unused]] { return 1; }); }
void h2() { use([] (int x) [[deprecated]] { return 1; }); }
void h3() { use([] (int x) __attribute__((unused)) { return 1; }); }
void h4() { use([] (int x) [[gnu::noinline]] { return 1; }); }
void h5() { use([] (int x) noexcept [[nodiscard]] { return 1; }); }
void h6() { use([] (int x) noexcept [[noreturn]] { return 1; }); }
void h7() { use([] (int x) [[nodiscard]] noexcept { return 1; }); }
void h8() { use([] (int x) mutable [[maybe_unused]] { return 1; }); }
void i1() { use([] (int x) alignas(8) { return 1; }); }
void i2() { use([] __attribute__((aligned(8))) (int x) { return 1; }); }
void i3() { use([] alignas(8) (int x) { return 1; }); }
void i4() { use([] __attribute__((device)) [[noreturn]] (int x) { return 1; }); }
void i6() { use([] [[carries_dependency]] (int x) { return 1; }); }
void i7() { use([] [[fallthrough]] (int x) { return 1; }); }
void i8() { use([] [[no_unique_address]] (int x) { return 1; }); }
void i9() { use([] [[gnu::always_inline]] (int x) { return 1; }); }
void j2() { use([] __attribute__((visibility("hidden"))) (int x) { return 1; }); }
void j3() { use([] [[nonsense]] (int x) { return 1; }); }
void j4() { use([] [[gnu::nonsense]] (int x) { return 1; }); }
void j5() { use([] (int x) [[nonsense]] { return 1; }); }
void bf1(int a) { use([&a] __attribute__((host)) [[maybe_unused]] __attribute__((device)) (int x) { return a; }); }
void bf2(int a) { use([&a] __attribute__((device)) [[maybe_unused]] __attribute__((host)) (int x) { return a; }); }
void bf3(int a) { use([&a] __attribute__((unused)) [[maybe_unused]] __attribute__((device)) (int x) { return a; }); }
void bf4(int a) { use([&a] __attribute__((device)) (int x) __attribute__((host)) { return a; }); }
void bf5(int a) { use([&a] __attribute__((unused)) [[maybe_unused]] __attribute__((device)) [[deprecated]] __attribute__((host)) (int x) { return a; }); }
void bf6(int a) { use([&a] [[maybe_unused]] __attribute__((device)) (int x) { return a; }); }
void bf7(int a) { use([&a] [[maybe_unused]] [[maybe_unused]] __attribute__((device)) (int x) { return a; }); }
void bf8(int a) { use([&a] __attribute__((device)) alignas(4) (int x) { return a; }); }
void bf9(int a) { use([&a] __attribute__((noinline)) [[maybe_unused]] __attribute__((device)) (int x) { return a; }); }
void bg1(int a) { use([&a] __attribute__((noinline)) __attribute__((device)) (int x) { return a; }); }
void bg2(int a) { use([&a] __attribute__((device)) alignas(16) __attribute__((host)) (int x) { return a; }); }
void bg3(int a) { use([&a] __attribute__((device)) [[deprecated]] (int x) { return a; })(1); }
void bg4(int a) { auto l = [a] __attribute__((unused)) [[deprecated]] (int x) { return a; }; l(1); }
void bg5(int a) { auto l = [a] [[deprecated]] (int x) { return a; }; l(1); }
void bg7(int a) { auto l = [a] __attribute__((unused)) [[nodiscard]] (int x) { return a; }; l(1); }
void bg8(int a) { auto l = [a] __attribute__((deprecated)) (int x) { return a; }; l(1); }
void bg9(int a) { auto l = [a] (int x) __attribute__((deprecated)) { return a; }; l(1); }
void bh1(int a) { auto l = [a] __attribute__((unused)) __attribute__((noreturn)) (int x) { return a; }; l(1); }
void bh2(int a) { use([&a] __attribute__((unused)) __attribute__((device)) __attribute__((unused)) __attribute__((host)) (int x) { return a; }); }
void bh3(int a) { use([&a] __attribute__((device)) [[maybe_unused]] [[maybe_unused]] __attribute__((host)) (int x) { return a; }); }
void bh6(int a) { use([&a] <class T> __attribute__((device)) (T x) { return a; }); }
void bh7(int a) { use([&a] <class T> [[deprecated]] __attribute__((device)) (T x) { return a; }); }
void bh8(int a) { use([&a] [[deprecated]] <class T> __attribute__((device)) (T x) { return a; }); }
void bh9(int a) { use([&a] [[maybe_unused]] __attribute__((device)) <class T> (T x) { return a; }); }
