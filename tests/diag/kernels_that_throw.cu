// Exception specifications of kernels: those that C++17 has no more are errors of their own.
__attribute__((global)) void p5() throw(int);
__attribute__((global)) void p6() throw();
__attribute__((global)) void p7() throw(int, char) {}
__attribute__((global)) void p8() noexcept(true);
