struct Base { virtual void first(int) { } virtual void last(int) { } virtual void none(int) { } virtual int pure(int) const = 0; virtual void closed(int) final { } virtual ~Base() { } };
struct Derived : Base {
	template <class T> void first(T *p) { }
	void first(int) override { first<int>(nullptr); }
	void last(int) override { }
	template <class T> void last(T *p) { }
	template <class T> int pure(T) const { return 1; }
	int pure(int i) const final { return pure<int>(i); }
	template <class T> void none(T *) { }
	void none(long) override { }
	template <class T> void closed(T) { }
};
struct Only : Base { template <class T> int pure(T) const { return 1; } };
Derived derived;
Only only;
