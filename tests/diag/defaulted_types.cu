// flags: --c++17
// flags: --c++20
// = default of constructors and assignment operators that make nothing of an object of their class.
struct base { };
struct constructors : base {
	constructors(int = 0) = default; constructors(...) = default;
	constructors(const constructors &, int) = default; constructors(const base &) = default;
	constructors(volatile constructors &) = default; constructors(const constructors &&) = default;
};
struct assignments : base {
	void operator=(const assignments &) = default;
	base &operator=(base &) = default;
	assignments &operator=(assignments) = default;
	assignments &operator=(volatile assignments &) = default;
	assignments &operator=(const assignments &&) = default;
	assignments &operator=(const assignments &) const = default;
	const assignments &operator=(assignments &&) = default;
};
struct behind { behind(int); void operator=(const behind &); };
behind::behind(int) = default;
void behind::operator=(const behind &) = default;
template<class T> struct templated { templated(T) = default; T operator=(const templated &) = default; templated &operator=(const T &) = default; };
struct on_devices {
	__attribute__((device)) on_devices(int) = default;
	__attribute__((device)) int operator=(const on_devices &) = default;
	__attribute__((device)) void member() = default;
	friend __attribute__((device)) bool operator==(const on_devices &, const on_devices &) = default;
};
__attribute__((global)) void kernel() = default;
// near misses
struct plain {
	typedef plain type;
	plain() = default; explicit plain(const type &) = default; plain(plain &) = default; plain(plain &&) noexcept = default;
	~plain() = default;
	plain &operator=(const type &) & = default; type &operator=(plain &) = default; auto operator=(plain &&) -> plain & = default;
};
template<class T> struct plain_template {
	plain_template(const plain_template<T> &) = default; plain_template &operator=(plain_template<T> &&) = default;
};
template<class T> struct plain_template<T *> { plain_template(const plain_template<T *> &) = default; plain_template &operator=(const plain_template &) = default; };
plain_template<int> *instance; plain_template<int *> *partial;
