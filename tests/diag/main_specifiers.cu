/* What main is declared with. */
static inline constexpr int main() { return 0; }
namespace inner { static inline constexpr long main() { return 0; } inline void main(int) {} }
struct class_with_main { static inline void main() {} friend int main(); };
