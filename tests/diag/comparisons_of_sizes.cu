struct S { int a; };
template <class T> constexpr int f(T u) { static_assert(sizeof(T) >= 0, ""); if (sizeof(S) >= 0) return 1; if (sizeof(T) < 0u) return 1; return alignof(T) >= 0; }
int a = f(S());
bool b = sizeof(S) >= 0;
