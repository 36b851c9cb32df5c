// No static_assert here has a value: g++ says so of each line.
constexpr int array[] = { 1, 2, 3 };
int variable = 3;
int plain(int n) { return n; }
struct Thrower { constexpr Thrower(int n) : n(n) { if (n) throw n; } int n; };
constexpr int divide(int a, int b) { return a / b; }
constexpr int element(int i) { return array[i]; }
constexpr int without(bool b) { if (b) return 1; }
constexpr int unset() { int n; return n; }
constexpr int forever() { for (;;) ; return 0; }
constexpr int deep(int n) { return deep(n + 1) + 1; }
union Either { int i; float f; };
constexpr Either either = { 1 };
constexpr int leak() { int *p = new int(3); return *p; }
constexpr int after() { int *p = new int(3); delete p; return *p; }
constexpr int twice() { int *p = new int(3); delete p; delete p; return 3; }
constexpr int wrong() { int *p = new int[3]{}; delete p; return 3; }
struct Pad { char c; int i; };
struct Eight { int a, b; };
union U { int i; float f; };
struct HasU { U u; };
struct Ptr { const int *p; };
struct UBits { unsigned a : 4; unsigned : 4; unsigned b : 24; };
constexpr int constant = 1;
static_assert(variable == 3);
static_assert(plain(3) == 3);
static_assert((variable = 4) == 4);
static_assert(++variable == 4);
static_assert(Thrower(1).n == 1);
static_assert(divide(1, 0) == 0);
static_assert(element(3) == 0);
static_assert(element(-1) == 0);
static_assert(without(false) == 1);
static_assert(unset() == 0);
static_assert(*(array + 3) == 0);
static_assert(2147483647 + divide(1, 1) == 0);
static_assert(*(const int *)nullptr == 0);
static_assert(either.f == 0);
static_assert(1 / 0.0 > 0);
static_assert(forever() == 0);
static_assert(deep(1) == 0);
static_assert(leak() == 3);
static_assert(after() == 3);
static_assert(twice() == 3);
static_assert(wrong() == 3);
static_assert(__builtin_bit_cast(Eight, Pad{'a', 1}).a != 0);
static_assert(__builtin_bit_cast(long, Pad{'a', 1}) != 0);
static_assert(__builtin_bit_cast(U, 1).i == 1);
static_assert(__builtin_bit_cast(int, U{1}) == 1);
static_assert(__builtin_bit_cast(HasU, 1).u.i == 1);
static_assert(__builtin_bit_cast(int, HasU{{1}}) == 1);
static_assert(__builtin_bit_cast(long, &constant) != 0);
static_assert(__builtin_bit_cast(long, Ptr{&constant}) != 0);
static_assert(__builtin_bit_cast(Ptr, 0l).p == nullptr);
static_assert(__builtin_bit_cast(unsigned, UBits{1, 2}) != 0);
struct Animal { constexpr virtual int legs() const { return 4; } };
struct Dog : Animal {};
struct Cat : Animal {};
constexpr Dog dog;
constexpr const Animal &animal = dog;
static_assert(&dynamic_cast<const Cat &>(animal) != nullptr);
void perhaps_nowhere() __attribute__((weak));
static_assert(&perhaps_nowhere != nullptr);
constexpr int leaked(int n) { int *p = new int(n); for (int i = 0; i < 20; i++) *p += i; return *p; }
static_assert(leaked(1) == 191);
static_assert(leaked(1) != 0);
