// C++20: mem-initializers of members of anonymous unions.
template <class T> struct H {
	T t;
	H(const T &x) : t(x) {}
	H(const H &o) : t(o.t) {}
	H(H &&o) : t(o.t) {}
	~H() {}
};
struct Plain {
	H<char> name;
};
template <class T> struct Maybe {
	bool has;
	union {
		char empty;
		T value;
	};
	Maybe() : has(false), empty() {}
	Maybe(const T &x) : has(true), value(x) {}
	Maybe(T &&x) : has(true), value(static_cast<T &&>(x)) {}
	~Maybe() {
		if (has)
			value.~T();
	}
};
struct U {
	union {
		H<int> a;
		H<long> b;
	};
	U(int x) : a(x) {}
	U(long x) : b(x) {}
	~U() {}
};
int main() {
	Plain p{'a'};
	Maybe<Plain> m(p), n(static_cast<Plain &&>(p)), o;
	U u(1), v(1L);
	return 0;
}

// Pointers to members of anonymous unions are pointers to members of the class around.
struct Around { int a; union { int x; struct { int y; union { int z; }; }; }; union { int q; } named; union Inner { int r; }; };
int Around::*to_x = &Around::x, Around::*to_y = &Around::y, Around::*to_z = &Around::z, Around::Inner::*to_r = &Around::Inner::r;
int decltype(Around::named)::*to_q = &decltype(Around::named)::q;
template <class T> struct Holder { union { T held; }; static T Holder::*get() { return &Holder::held; } };
int Holder<int>::*to_held = &Holder<int>::held, Holder<int>::*got = Holder<int>::get();
template <class T, class C> int pointed_in(T C::*) { return sizeof(C); }
int in_around() { return pointed_in(&Around::z) + pointed_in(&Holder<char>::held); }
