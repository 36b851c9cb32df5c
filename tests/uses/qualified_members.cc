/* Members of a base that is named with its arguments, operators too. */
template<class T> T &&move_it(T &t) { return static_cast<T &&>(t); }
template<class T, int L = 1> struct Base {
	template<class U> Base &operator=(Base<U, L> &&r) noexcept { r.swap(); return *this; }
	Base &operator=(Base &&) { swap(); return *this; }
	template<class U> Base &operator=(const Base<U, L> &r) noexcept { return *this; }
	void swap() { }
	int operator()(int) { return 0; }
};
template<class T> struct Shared : Base<T> {
	template<class U> Shared &operator=(Shared<U> &&r) noexcept { this->Base<T>::operator=(move_it(r)); return *this; }
};
void user(Shared<long> &a, Shared<int> &b) { a = move_it(b); a.Base<long>::operator()(3); }
