/* An implicit operator= is a candidate beside those that a class declares [over.match.oper], and the better one for objects of it. */
template <class T> struct leaf {
	T value;
	leaf &operator=(const leaf &other) { value = other.value; return *this; }
	leaf &operator=(leaf &&other) { value = static_cast<T &&>(other.value); return *this; }
	template <class U> leaf &operator=(U &&other) { value = other; return *this; }
};
template <class... Ts> struct tuple : leaf<Ts>... {};
template <class... Ts> struct references : tuple<Ts...> {
	template <class... Us> references &operator=(const tuple<Us...> &other) { tuple<Ts...>::operator=(other); return *this; }
};
void move(references<int &> to, references<int &> &&from) { to = static_cast<references<int &> &&>(from); }
void copy(references<long &> to, references<long &> &from) { to = from; }
void convert(references<short &> to, tuple<short &> &from) { to = from; }

/* With a member that is not trivially assigned, a template that takes everything, and one for a base. */
struct member {
	member &operator=(const member &) { return *this; }
};
template <class T> struct any {
	member m;
	template <class U> any &operator=(const U &) { return *this; }
};
template <class T> struct derived : any<T> {
	derived &operator=(const any<T> &other) { any<T>::operator=(other); return *this; }
};
void copy(any<int> &to, any<int> &from) { to = from; }
void convert(any<char> &to, int from) { to = from; }
void copy(derived<float> &to, const derived<float> &from) { to = from; }
void copy_of_base(derived<double> &to, const any<double> &from) { to = from; }

/* What a using-declaration names takes part; the class's own is the better one. */
template <class T> struct with_using : any<T> {
	using any<T>::operator=;
};
void copy(with_using<int> &to, with_using<int> &from) { to = from; }
void convert(with_using<unsigned> &to, int from) { to = from; }
