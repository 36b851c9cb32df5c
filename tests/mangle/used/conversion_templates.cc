// Conversion function templates that are called by name.
template <class T> struct Box {
	template <class U> operator Box<U>() const { return Box<U>(); }
	operator T() { return 0; }
	template <class U> operator U *() { return nullptr; }
	T self() { return operator T(); }
	template <class U> Box<U> other() const { return this->operator Box<U>(); }
	template <class U> U *pointer() { return operator U *(); }
};
struct Any {
	template <class T> operator T() { return T(); }
	template <class T> operator T() const { return T(); }
};
struct Derived : Any {
	int value() { return this->operator int(); }
};
double named()
{
	Any any;
	return any.operator double();
}
Box<char> (Box<int>::*member)() const = &Box<int>::operator Box<char>;
int main()
{
	const Any constant;
	Box<int> box;
	Derived derived;

	box.other<long>();
	box.pointer<float>();
	box.operator short *();
	return box.self() + (int)named() + constant.operator char() + derived.value() + (box.*member)().self();
}
