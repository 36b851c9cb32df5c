// Explicit specializations of constructor templates, with template arguments and without.
struct meter {
	int how;
	template <class T> constexpr meter(T) : how(0) {}
	template <class T> constexpr meter(T, int) : how(1) {}
};
template <> constexpr meter::meter<int>(int) : how(2) {}
template <> constexpr meter::meter(char) : how(3) {}
template <> constexpr meter::meter<char>(char, int) : how(4) {}
static_assert(meter(1L).how == 0);
static_assert(meter(1).how == 2);
static_assert(meter('a').how == 3);
static_assert(meter(1L, 1).how == 1);
static_assert(meter('a', 1).how == 4);

template <class T> struct measure {
	int how;
	template <class U> constexpr measure(U) : how(0) {}
};
template <> template <> constexpr measure<int>::measure<char>(char) : how(1) {}
static_assert(measure<int>('a').how == 1);
static_assert(measure<int>(1).how == 0);
static_assert(measure<char>('a').how == 0);

namespace N {
struct block {
	int how;
	template <class T> constexpr block(T) : how(0) {}
};
}
template <> constexpr N::block::block<char>(char) : how(1) {}
static_assert(N::block('a').how == 1);

// In a dependent scope what is named without typename is no type.
template <class T> struct steps {
	struct state {
		static void next();
	};
};
template <class T> struct walk {
	using steps<T>::state;
	void go() { state.next(); }
};
