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
