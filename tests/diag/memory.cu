int shared_local() { __attribute__((shared)) int x; return 1; }
int constant_local() { __attribute__((constant)) int x; return 1; }
int device_local() { __attribute__((device)) int x; return 1; }
int managed_local() { __attribute__((managed)) int x; return 1; }
__attribute__((host)) __attribute__((device)) void in_both() { __attribute__((shared)) int x; }
__attribute__((device)) void in_device() { __attribute__((shared)) int x; }
__attribute__((global)) void in_global() { __attribute__((shared)) int x; __attribute__((shared)) float y[3]; }
__attribute__((shared)) __attribute__((constant)) int shared_constant;
__attribute__((constant)) __attribute__((managed)) int constant_managed;
__attribute__((shared)) __attribute__((managed)) int shared_managed;
__attribute__((device)) __attribute__((constant)) int device_constant;
__attribute__((device)) __attribute__((managed)) int device_managed;
__attribute__((shared)) int with_initializer = 3;
__attribute__((global)) void initializes() { __attribute__((shared)) int x = 3; }
struct S { static __attribute__((device)) int member; };
__attribute__((managed)) const int managed_constant = 3;
constexpr __attribute__((managed)) int managed_constexpr = 3;
__attribute__((device)) constexpr int device_constexpr = 3;
extern __attribute__((shared)) char dynamic[];
void statics() { static __attribute__((device)) int device; static __attribute__((constant)) int constant; extern __attribute__((device)) int fine; }
__attribute__((device)) void device_statics() { static __attribute__((device)) int device; }
