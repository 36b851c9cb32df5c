// C++20: objects made of others by conversion functions, in braces and parentheses, by explicit ones too.
template <class T> struct Plain { T v; explicit Plain(T x) : v(x) {} };
template <class T> struct Copied { T v; explicit Copied(T x) : v(x) {} Copied(const Copied &n) : v(n.v) {} ~Copied() {} };
template <class T> struct Source {
	operator Plain<T>() const { return Plain<T>(3); }
	operator Copied<T>() const { return Copied<T>(3); }
};
template <class T> struct Explicit {
	explicit operator Plain<T>() const { return Plain<T>(3); }
	explicit operator Copied<T>() const { return Copied<T>(3); }
};

int braced(Source<int> y) { Plain<int> i{y}; Copied<int> n{y}; return i.v + n.v; }
long temporaries(Source<long> y) { return Plain<long>{y}.v + Copied<long>{y}.v; }
int in_parentheses(Source<char> y) { Plain<char> i(y); Copied<char> n(y); return i.v + n.v; }
int casts(Source<short> y) { return Plain<short>(y).v + Copied<short>(y).v; }
int explicit_braced(Explicit<int> y) { Plain<int> i{y}; Copied<int> n{y}; return i.v + n.v; }
long explicit_temporaries(Explicit<long> y) { return Plain<long>{y}.v + Copied<long>{y}.v; }
int explicit_in_parentheses(Explicit<char> y) { Plain<char> i(y); Copied<char> n(y); return i.v + n.v; }
int explicit_casts(Explicit<short> y) { return static_cast<Plain<short>>(y).v + Copied<short>(y).v; }
