// Conversion functions to classes do not make a condition of an object.
struct view { };
template <typename T> struct text {
	text(const T *);
	operator view() const;
	operator const view &();
	int size() const;
};
template <typename T> struct to {
	operator T() const;
};
struct derived : text<char> {
	derived();
};
struct counted : text<char> {
	counted();
	operator int();
};
struct templated {
	operator view();
	template <typename U> operator U() const;
};
int conditions(derived d, counted c, templated t)
{
	text<char> a = "a";
	to<view> v;
	to<bool> b;
	to<int *> p;
	if (a)
		return 1;
	while (v)
		return 2;
	for (; d;)
		return 3;
	do {
	} while (a);
	if (b || p || c || t)
		return 4;
	if (text<char> inner = "b")
		return 5;
	switch (a) {
	}
	switch (c) {
	}
	switch (text<char> inner = "b") {
	}
	return a ? 1 : c ? 2 : p ? 3 : 4;
}
template <typename T> void in_template(to<T> open)
{
	text<char> a = "a";
	text<T> b = nullptr;
	if (a)
		return;
	if (b || open)
		return;
}
