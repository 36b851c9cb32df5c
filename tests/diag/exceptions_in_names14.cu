// flags: --c++14
// flags: --c++17
/* Exception specifications are no part of types before C++17, so the names of functions and closures do not have them. */
int f(int) noexcept;
int f(char *) noexcept(true);
int f(char **) noexcept(false);
template <class T> auto g(T) noexcept -> int;
template <class T> int g(T *) noexcept(sizeof(T) == 4);
struct convertible {
	template <class T> void member(T) const &noexcept;
	~convertible() noexcept;
	convertible(int) noexcept;
	void operator delete(void *) = delete;
};
class hidden {
	~hidden();
};
struct deleted {
	~deleted() = delete;
};
template <class T> int instance(T) noexcept { return T::x; }
template <class T> int instance_of_true(T) noexcept(true) { return T::x; }
template <class T> auto trailing(T) noexcept -> int { return T::x; }
template <class T> int may_throw(T) noexcept(false) { return T::x; }
void pointers(void (*pointer)(int) noexcept, hidden *h, deleted *d)
{
	struct other {
	} o;
	f(o);
	g(1, 2);
	convertible c(1);
	convertible made("a");
	delete h;
	delete d;
	delete &c;
	instance(3);
	instance_of_true(3);
	trailing(3);
	may_throw(3);
	int *i = pointer;
	auto closure = [](int) noexcept {};
	closure(o);
	static_assert(noexcept(f(1)), "known anyhow");
}
