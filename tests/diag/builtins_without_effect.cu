void f(int x, int *p, float q) {
  __builtin_constant_p(x);
  __builtin_constant_p(3);
  __builtin_expect(x, 1);
  __builtin_clz(x);
  __builtin_popcount(3);
  __builtin_sqrtf(q);
  __builtin_offsetof(struct { int a; }, a);
  __builtin_object_size(p, 0);
  __builtin_addressof(x);
  __builtin_bit_cast(int, q);
  __builtin_strlen("a");
  __builtin_abs(x);
  __builtin_nan("");
  __builtin_LINE();
  __builtin_FILE();
  __builtin_FUNCTION();
  __is_class(int);
  __builtin_launder(p);
  __builtin_assume_aligned(p, 16);
  __builtin_frame_address(0);
  __builtin_prefetch(p);
  __builtin_unreachable();
  __builtin_trap();
  (void)__builtin_constant_p(x);
  __builtin_expect(3, 1);
  __builtin_isnan(q);
}
struct C { int operator&(); void h(); int f(); };
int g();
template <class T> void t(T x) { __builtin_constant_p(x); __is_class(T); __builtin_addressof(x); __is_base_of(T, T); }
void f2(C c) { __builtin_addressof(c); t(c); t(3); __builtin_bit_cast(int, g()); __builtin_addressof((g(), c)); __builtin_constant_p(g()), g(); true ? __is_class(C) : 1; __has_trivial_copy(C); __is_same(int, int); }
