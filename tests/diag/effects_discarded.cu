struct S { static int v; };
template <class T> struct X { static int v; };
template <class T> void f(T t) { if constexpr (sizeof(T) == 1) { S::v; t + 1; } else { S::v; t + 2; } }
template <class T> constexpr int g(T t) { if constexpr (sizeof(T) == 1) { S::v; t + 1; } else { S::v; t + 2; } return 1; }
void h(int i) { if constexpr (false) S::v; if constexpr (true) i; else i + 1; if constexpr (false) { if (i = 1) ; unsigned u = i; u < 0; i / 0; while (1) ; unsigned char c = 300; int k; k++; [[nodiscard]] int q(); q(); } 
 auto l = [](auto a) { if constexpr (sizeof(a) == 1) { a + 1; S::v; } else { a + 2; S::v; } }; l(1); }
int a = g(1);

/* The operand of noexcept is not evaluated. */
struct with_call { int operator()() const; with_call operator+(int) const; };
void in_noexcept(with_call object, int p)
{
	noexcept([] { return 1; });
	noexcept(([p] { return 1; }));
	noexcept(object);
	noexcept(object + 1);
	noexcept(object());
}
