// Explicit instantiations of kernels, whose attributes are applied once more; kernels with a deduced result; exception specifications in typedefs.
template<class T> __attribute__((global)) T result() { }
template __attribute__((global)) int result<int>();
template __attribute__((global)) void result<void>();
template long result<long>();
extern template __attribute__((global)) char result<char>();
template<class T> T unmarked() { return 1; }
template __attribute__((global)) int unmarked<int>();
template<class T> __attribute__((global)) auto deduced() { }
template __attribute__((global)) auto deduced<int>();
template<class T> __attribute__((global)) auto trailing(T) -> T { }
template __attribute__((global)) auto trailing(int) -> int;
template<class T> __attribute__((global)) void exceptions(T) noexcept { }
template __attribute__((global)) void exceptions(int);
__attribute__((global)) auto deduced_kernel() { }
void uses() { auto p = deduced_kernel; }
__attribute__((global)) void kernel_uses() { auto p = deduced_kernel; }
typedef void type_noexcept() noexcept; typedef void type();
__attribute__((global)) type_noexcept of_typedef;
__attribute__((global)) type of_plain_typedef;
