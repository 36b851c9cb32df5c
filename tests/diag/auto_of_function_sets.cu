/* auto of the addresses of functions: in templates, where nothing depends on parameters. */
template <typename T> struct Shared {
	static void destroy(int *);
	static void copy(int *);
	static void copy(long *);
	template <typename U> static void convert(U);
	void member();
};
struct Plain {
	static void destroy(int *);
	static void copy(int *);
	static void copy(long *);
};

template <typename T> struct Policy {
	using Of = Shared<T *>;
	static constexpr auto destroy = &Of::destroy;
	static constexpr auto of_this = &Shared<T>::destroy;
	static constexpr auto member = &Of::member;
	static constexpr auto plain = &Plain::destroy;
	static constexpr auto copy = &Of::copy;
	static constexpr auto wrong = &Plain::copy;
	static constexpr auto wrong_template = &Shared<int>::convert;
};

template <typename T> void locals()
{
	auto destroy = &Shared<T *>::destroy;
	auto plain = &Plain::destroy;
	auto copy = &Shared<T>::copy;
	auto wrong = &Plain::copy;
	auto wrong_of_instance = Shared<int>::copy;
}

void plain_locals()
{
	auto wrong = &Plain::copy;
}
