// What g++ knows by name: long double.
__float80 wide = 1.0L;
static_assert(__is_same(__float80, long double), "");
void f(__float80 x, const __float80 *p) { long double y = x + *p; }
