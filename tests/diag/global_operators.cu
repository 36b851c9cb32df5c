typedef unsigned long size_t;
struct O { __attribute__((global)) void *operator new(size_t); __attribute__((global)) static void f(); __attribute__((global)) static void operator delete(void *); __attribute__((global)) O(); __attribute__((global)) ~O(); __attribute__((global)) operator int(); __attribute__((global)) int operator+(int); };
__attribute__((global)) int main() {}
__attribute__((global)) void *operator new(size_t);
__attribute__((global)) void operator delete(void *);
__attribute__((global)) void operator delete(void *, size_t) noexcept {}
__attribute__((global)) void operator""_x(unsigned long long);
__attribute__((global)) void operator+(O, int);
__attribute__((global)) void va(__builtin_va_list x) {}
__attribute__((global)) void va2(int, __builtin_va_list x);
template<class T> __attribute__((global)) T tre(T) {}
template<class T> __attribute__((global)) constexpr void tce(T) {}
template<class T> __attribute__((global)) void tel(T, ...) {}
template<class T> __attribute__((global)) void tva(__builtin_va_list x) {}
template<class T> constexpr __attribute__((global)) void tce2(T);
template<class T> inline __attribute__((global)) void tin(T) {}
typedef __builtin_va_list vl;
