// flags: --c++14
// flags: --c++17
/* ++ takes bool before C++17, -- never did. An inline variable may be declared without before. */
struct S { };
void f(S s)
{
	s++;
	++s;
	s--;
	--s;
}
extern const S constant;
extern inline const int other;
inline constexpr S constant{};
inline int late;
