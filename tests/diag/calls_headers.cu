# 1 "calls_headers.cu"
# 1 "user.h" 1
__attribute__((device)) int d(int); struct S { __attribute__((device)) S(); __attribute__((device)) ~S(); __attribute__((device)) int m(); };
inline int in_user() { return d(1); }
static int internal() { return d(1); }
template <class T> int function_template(T t) { S().m(); return d(1); }
template <class T> struct C { int f() { return d(1); } };
struct K { int f() { S s; return s.m(); } int g() { return later(); } __attribute__((device)) int later(); };
__attribute__((device)) inline int in_device() { return d(1); }
inline int valid() { return 1; }
# 2 "calls_headers.cu" 2
int use() { return in_user() + internal() + d(1); }
