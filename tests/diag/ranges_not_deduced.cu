// Lists in braces that are no std::initializer_list, as ranges.
namespace std {
template <class E> class initializer_list {
	const E *first;
	unsigned long count;
	constexpr initializer_list(const E *a, unsigned long n) : first(a), count(n) { }
public:
	constexpr initializer_list() noexcept : first(0), count(0) { }
	constexpr unsigned long size() const noexcept { return count; }
	constexpr const E *begin() const noexcept { return first; }
	constexpr const E *end() const noexcept { return first + count; }
};
}
struct S { int a; };
void f1() { for (int z : { 1, 2L }) { } }
void f2() { for (auto z : { }) { } }
void f3() { for (const char *z : { "a", "bc" }) { } for (auto z : { S{ 1 }, { 2 } }) { } int a[2]; for (auto z : { a, a + 1 }) { } }
void f4() { for (auto z : { { 1 }, { 2 } }) { } for (auto z : { { 1 }, 2 }) { } for (auto z : { 1, { 2 } }) { } }
void f5() { const int c = 1; for (auto z : { c, 2 }) { } for (auto z : { nullptr, (void *)0 }) { } }
void f6() { int f7(); for (auto z : { f7, &f7 }) { } for (auto [a] : { S{ 1 }, 2 }) { } }
template <class T> void f8(T n) { for (auto z : { 1, 2L }) { } for (T z : { 1, 2L }) { } for (auto z : { n, 2 }) { } }
template void f8(long);
template void f8(int);
