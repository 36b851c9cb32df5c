/* Types that are known by name without a declaration. */
template<class T, class U> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
__float80 x;
__fp16 y;
__int128_t i;
__uint128_t j;
static_assert(same<__float80, long double> && sizeof(__float80) == 16, "");
static_assert(!same<__fp16, _Float16> && sizeof(__fp16) == 2, "");
static_assert(same<__int128_t, __int128> && same<__uint128_t, unsigned __int128>, "");
void f(__float80);
void f(__fp16);
template<class T> int is_extended() { if constexpr (same<T, __float80>) return 1; return 0; }
int n = is_extended<int>() + (int)x + (int)y;
double d = x + y;
struct own { using __float80 = int; __float80 t; };
