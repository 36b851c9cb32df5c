// an unnamed namespace becomes inline
namespace { __attribute__((device)) int a; }
inline namespace { __attribute__((device)) int b; int h; }
namespace { __attribute__((device)) int c; }
namespace n { }
inline namespace n { }
namespace m { namespace { __attribute__((constant)) int d; } inline namespace { int q; } namespace { __attribute__((device)) int e; } }
