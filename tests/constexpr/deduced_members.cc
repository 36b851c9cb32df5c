// Members of classes that are instantiated whose results are deduced for what the class declares behind them [dcl.spec.auto]/9 [temp.inst]/3.
template <class T> struct Exchange { struct Storage { T a[4]; }; };
template <class T, int A> struct Store {
	using exchange = Exchange<T>;
	static constexpr auto helper()
	{
		if constexpr (A == 1) {
			struct Storage : exchange::Storage { volatile int more; };
			return Storage{};
		} else if constexpr (A == 2) {
			return T{};
		} else {
			return (char *)nullptr;
		}
	}
	using Storage = decltype(helper());
	Storage *storage;
	struct Holder { Storage held; };
};
static_assert(sizeof(Store<int, 1>::Storage) == 20 && sizeof(Store<char, 1>::Holder) == 8);
static_assert(__is_same(Store<short, 2>::Storage, short) && __is_same(Store<int, 3>::Storage, char *));
template <class T> struct Chain {
	static auto first() { return T{}; }
	static auto second() { return sizeof(first()); }
	using type = decltype(second());
	type last;
};
static_assert(__is_same(Chain<char>::type, unsigned long) && sizeof(Chain<char>) == 8);
int later(long);
template <class T> struct Later {
	static auto call(T t) { return [](auto x) { return x; }(t); }
	using type = decltype(call(T{}));
	template <class U> struct In { static auto get() { return U{}; } decltype(get()) own; type outer; };
};
static_assert(__is_same(Later<int>::type, int) && sizeof(Later<int>::In<char>) == 8);
