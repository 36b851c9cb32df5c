// Friends that class templates declare, and which are no templates, are other functions for each instance [temp.friend].
typedef int number;
typedef int (&numbers)[3];
template <class T> struct wrapped { typedef T inner; };
template <class T> struct holder;
template <class T> void before(holder<T>);
template <class T> void before_all(T);
void plain_before(int);
template <class T> struct holder {
	typedef T own;
	typedef int own_number;
	using array = T (&)[4];
	friend void before(holder<T>);
	friend void before_all<>(T);
	friend void plain_before(T);
	friend void (in_parentheses)(holder);
	friend int of_nothing();
	friend T of_result();
	friend auto of_trailing_result() -> T;
	friend bool operator>(holder, holder);
	friend holder *operator->*(holder, int);
	friend void of_size(int (*)[sizeof(T)]);
	friend void defined(holder) { }
	friend inline void is_inline(holder);
	friend constexpr int is_constant(holder);
	friend __attribute__((device)) int on_device(holder);
	friend void throws_nothing(holder) noexcept;
	friend void first(holder), second(int), third(holder &);
	template <class U> friend void is_template(U, T);
	friend number of_typedefs(holder, number, numbers);
	friend own of_members(own, own_number, holder);
	friend own_number of_wrapped(typename wrapped<T>::inner, own &);
	friend array of_arrays(const own *, array);
	friend holder operator+(holder, holder);
	friend wrapped<int> of_instance();
	struct inner {
		friend void of_inner(inner);
		friend void of_outer(holder);
	};
	template <class U> struct nested { friend U of_both(nested, U, T); };
	void member()
	{
		struct local { friend void of_local(local, T); };
	}
};
template <class T> struct holder<T *> { friend void of_partial(holder); };
template <> struct holder<char> { friend void of_explicit(holder); };
holder<double> instance;
struct plain { friend void of_plain(plain); template <class T> struct nested { friend void of_nested(nested, plain); }; };
template <class... Ts> struct packed { friend void of_pack(packed, Ts...); };
namespace n {
struct other { };
template <class T, int N> struct all { friend other of_all(all, int (&)[N], other); };
}
