// flags: --c++14
// flags: --c++11
// flags: --c++17
/* Standard attributes mean nothing before their standard, nor do other vendors' of the same name: nothing is said of those. */
[[nodiscard]] int called();
struct [[nodiscard]] discarded { };
discarded made();
[[nodiscard]] void nothing();
[[nodiscard]] int object;
int declarator() [[nodiscard]];
[[nodiscard]] auto lambda = [] { };
int parameters([[nodiscard]] int p, [[maybe_unused]] int z);
template <class T> struct instance {
	[[nodiscard]] int member();
	[[nodiscard]] instance(int);
};
[[gnu::nodiscard]] int of_gnu();
[[clang::nodiscard]] int of_clang();
__attribute__((nodiscard)) int spelled();
[[gnu::warn_unused_result]] int known();
[[__nodiscard__]] int underscored();
[[noreturn]] int never;
[[carries_dependency]] int carried;
static [[nodiscard]] int behind();
void discards(instance<int> object)
{
	called();
	made();
	object.member();
	instance<int>(2);
	of_gnu();
	of_clang();
	spelled();
	known();
	underscored();
}
void falls(int i)
{
	switch (i) {
	case 1: i = 2; [[fallthrough]];
	case 2: i = 4; [[fallthrough]];
	}
	[[fallthrough]];
	[[nodiscard]] i = 3;
	[[deprecated]] i = 3;
	[[noreturn]] i = 3;
	switch (i) {
	case 1: i = 2; [[clang::fallthrough]];
	case 2: i = 4; [[clang::fallthrough]];
	}
	[[gnu::fallthrough]];
	__attribute__((fallthrough));
}
