// Calls of is_constant_evaluated() that always give the same: in conditions that must be constant, in functions that never are.
namespace std { constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); } }
namespace mine { constexpr bool is_constant_evaluated() { return __builtin_is_constant_evaluated(); } }
static_assert(std::is_constant_evaluated(), "");
enum { enumerator = std::is_constant_evaluated() };
bool outside = std::is_constant_evaluated();
void default_argument(bool b = std::is_constant_evaluated());
struct members {
	bool member = std::is_constant_evaluated();
	members() { member = std::is_constant_evaluated(); }
	members(int) : member(std::is_constant_evaluated()) {}
	constexpr members(char) : member(std::is_constant_evaluated()) {}
	static bool shared() { return mine::is_constant_evaluated() || std::is_constant_evaluated(); }
};
__attribute__((global)) void kernel(int *p)
{
	if (std::is_constant_evaluated())
		p[0] = 1;
	if constexpr (std::is_constant_evaluated())
		p[1] = 2;
	if (false)
		p[2] = std::is_constant_evaluated();
	const bool constant = std::is_constant_evaluated();
	constexpr bool required = std::is_constant_evaluated();
	static bool lasts = std::is_constant_evaluated();
	auto closure = [] { return std::is_constant_evaluated(); };
	int size = sizeof(std::is_constant_evaluated());
	default_argument();
	static_assert(std::is_constant_evaluated(), "");
}
constexpr int constant_function(int i)
{
	static_assert(std::is_constant_evaluated(), "");
	if constexpr (std::is_constant_evaluated())
		i++;
	return std::is_constant_evaluated() ? i : 2;
}
template <class T> __attribute__((device)) T pattern(T x)
{
	if constexpr (std::is_constant_evaluated())
		x = 2;
	return std::is_constant_evaluated() ? x : 3;
}
__attribute__((device)) int instance() { return pattern(3); }
