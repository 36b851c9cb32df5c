// Conditions of member templates that name other members: each instance of the class has its own.
template <bool B, class T = void> struct enable_if { using type = T; };
template <class T> struct enable_if<false, T> { };
template <class T> struct holder {
	template <class U, class = void> struct has { static constexpr bool value = sizeof(U) > sizeof(T); };
	template <class U> static constexpr bool asks() { return sizeof(U) > sizeof(T); }
	template <class U> typename enable_if<has<U>::value>::type one(U *) { }
	template <class U> typename enable_if<!has<U>::value>::type one(U *) { }
	template <class U> typename enable_if<asks<U>()>::type three(U *) { }
	template <class U> typename enable_if<!asks<U>()>::type three(U *) { }
	struct inner { template <class U> typename enable_if<has<U>::value>::type four(U *) { } };
};
template <class T, class U> void use(U *u)
{
	holder<T> h;
	h.one(u);
	h.three(u);
}
int main()
{
	short s; long l;
	use<char>(&s); use<int>(&s); use<long>(&s); use<char>(&l); use<int>(&l); use<long>(&l);
	holder<char>::inner().four(&s); holder<short>::inner().four(&l);
}
