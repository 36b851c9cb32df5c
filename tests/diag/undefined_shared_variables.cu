// Variables that need no definition in an unnamed namespace: shared ones, and what blocks declare.
namespace {
__attribute__((device)) int of_blocks() { extern __attribute__((device)) int b1; extern __attribute__((shared)) int b2[]; extern __attribute__((constant)) int b3; return b1 + b2[0] + b3; }
template <class T> __attribute__((global)) void of_kernels(T *p) { extern __attribute__((shared)) int b4[]; *p = b4[0]; }
extern __attribute__((shared)) int shared[]; extern __attribute__((device)) int on_device; extern int on_host;
__attribute__((device)) int uses_shared() { return shared[0] + on_device + of_blocks(); }
int uses_host() { extern int b5; return on_host + b5 + (&of_kernels<int> != 0); }
}
