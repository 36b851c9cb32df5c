__attribute__((device)) auto outside = [](int a) { return a; };
__attribute__((device)) auto without_parameters = [] { return 1; };
struct M { int member = [] { return 3; }(); };
__attribute__((device)) int default_argument(int (*f)(int) = [](int z) { return z; });
__attribute__((device)) int in_device() { return [] { return [] { return 1; }(); }(); }
__attribute__((global)) void in_kernel() { [] { return 1; }(); }
__attribute__((host)) __attribute__((device)) int in_both() { return [] { return 1; }(); }
int in_host() { return [](int a) { return [a] { return a; }(); }(1); }
__attribute__((device)) auto generic = [](auto a) { return a; };
