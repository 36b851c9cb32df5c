/* Device functions that are deleted are called across execution spaces all the same. */
struct with_deleted {
	__attribute__((device)) void member() = delete;
	static __attribute__((device)) void of_class() = delete;
	__attribute__((device)) with_deleted operator+(int) = delete;
	__attribute__((device)) int operator[](int) = delete;
	__attribute__((device)) void operator()() = delete;
	__attribute__((device)) with_deleted operator-() = delete;
	int operator*() = delete;
};
__attribute__((device)) void nothing() = delete;
__attribute__((device)) void overloaded(int) = delete;
__attribute__((device)) void overloaded(double);
template <class T> __attribute__((device)) void of_template(T) = delete;
void host_only() = delete;
__attribute__((host)) __attribute__((device)) void both() = delete;
void calls() { nothing(); overloaded(1); overloaded(1.0); of_template(1); host_only(); both(); }
void members(with_deleted &s) { s.member(); s.of_class(); with_deleted::of_class(); }
void operators(with_deleted &s) { s + 1; s[1]; s(); -s; *s; }
void address() { (nothing)(); }
__attribute__((host)) __attribute__((device)) void from_both() { nothing(); }
__attribute__((device)) void from_device(with_deleted &s) { nothing(); s + 1; }
template <class T> void from_template(T t) { of_template(t); }
void in_lambda() { auto l = [] { nothing(); }; }
template <class T, class = decltype(T() + 1)> int found(int);
template <class T> char found(...);
static_assert(sizeof(found<with_deleted>(0)) == 1, "");
