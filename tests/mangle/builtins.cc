// All fundamental types, and what derives from them.
typedef decltype(nullptr) nullptr_t;
typedef decltype(sizeof(int)) size_t;
void spelled(nullptr_t, size_t, nullptr_t *, decltype(sizeof(0)) &) {}
void f(bool, char, signed char, unsigned char, wchar_t, char8_t, char16_t, char32_t) {}
void f(short, unsigned short, int, unsigned, long, unsigned long, long long, unsigned long long) {}
void f(__int128, unsigned __int128, float, double, long double, __float128) {}
void f(_Float16 *, _Float16 *) {}
void g(long int unsigned, unsigned long int long, short signed, signed) {}
void g(int *, const int *, volatile int *, const volatile int *, int *__restrict, const int *const *const) {}
void g(int &, const int &, int &&, const int *&, int *const &) {}
void g(const int, int *const, volatile int) {}
void a(int[3], const int[], int[2][3], const int (*)[4], int (&)[5], const int (&&)[6], int (*)[]) {}
void a(const char *const (&)[2], int *(*)[3][4]) {}
typedef int array[7];
typedef const array const_array;
void a(array, const_array, const array *, const_array &, array *const *) {}
typedef const int ci;
typedef int *const cp;
void top(ci, cp, const cp, const ci *, cp *) {}
void fn(int (*)(int), int(int), int (&)(int), void (*)(void), void(...), int (*)(const char *, ...)) {}
void fn(void (*(*)(int))(char), void (*)(void (*)()), int (*(&)[3])(long)) {}
void fn(void (*)() noexcept, void (&)(int) noexcept, void() noexcept) {}
void (*returns())(int) { return 0; }
int (&returns(int))[3] { static int x[3]; return x; }
auto trailing(int) -> long { return 0; }
void v() {}
void v(...) {}
void v(int, ...) {}
struct S { int m; void f() const {} };
void m(int S::*, void (S::*)(), void (S::*)() const, void (S::*)(int) volatile, void (S::*)() &, void (S::*)() const &&) {}
void m(int S::*const *, const int S::*, int (S::*)[3], void (S::*)(int, ...) noexcept, int (*S::*)(int), int S::*S::*) {}
typedef void function(int) const;
void m(function S::*) {}
typedef float v4 __attribute__((vector_size(16)));
typedef int v2 __attribute__((vector_size(8)));
void vec(v4, const v4 *, v4 &, v2, const v2, v4 (*)[2]) {}
void va(__builtin_va_list, __builtin_va_list *, __builtin_va_list &) {}
enum E { e0 };
enum class F : char { f0 };
void en(E, F, const E *, F &, enum E, struct S) {}
// substitutions
void s(S, S, S *, S *, S **, const S *, const S *, S &, const S &, S &&) {}
void s(S *(*)(S *), S *(*)(S *), int *(*)(int *), int *) {}
void s(const char *, const char *, char *, const char **, const char *const *, const char *const *) {}
void many(char *, short *, int *, long *, float *, double *, bool *, unsigned *, unsigned char *, unsigned short *, unsigned long *, long long *, unsigned long long *, signed char *, wchar_t *, char16_t *, char32_t *, char **, short **, int **, long **, float **, double **, bool **, unsigned **, unsigned char **, unsigned short **, unsigned long **, long long **, unsigned long long **, signed char **, wchar_t **, char16_t **, char32_t **, char ***, short ***, int ***, long ***, float ***, double ***, bool ***, char *, short *, int ***, double ***, bool ***) {}
