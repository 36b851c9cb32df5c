// What a declaration says of exceptions other than a system header did is warned of, but not of what the device has built in.
# 2 "exceptions_unlike_headers.cu"
# 1 "/usr/include/header.h" 1 3
extern "C" void stop() noexcept;
extern "C" void stop_with(int) throw();
extern "C" __attribute__((device_builtin)) double wave(double) noexcept;
void overloaded(int) noexcept;
void overloaded(float) noexcept;
namespace N { void in_namespace() noexcept; }
struct S { void m() noexcept; };
void may_throw();
void twice() noexcept;
void twice();
# 15 "exceptions_unlike_headers.cu" 2
void unrelated();
extern "C" void stop();
extern "C" void stop_with(int);
extern "C" double wave(double);
void overloaded(int);
void overloaded(float) noexcept;
namespace N { void in_namespace() { } }
void S::m() { }
void may_throw() noexcept;
#pragma nv_diag_suppress 541
extern "C" void stop_with(int);
