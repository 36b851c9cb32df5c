// Operators of classes and enumerations that nothing takes, and that several take equally well.
struct S {};
enum class E { A };
enum U { B };
struct T2 { T2 operator-(T2); bool operator!(); T2 &operator=(int); T2 operator++(); int operator[](S); };
T2 operator*(T2, float);
template <class T> struct V { };
template <class T> V<T> operator+(V<T>, V<T>);
template <class T> V<T> operator-(V<T>, T);
E operator|(E, E);
void unary(S s) { +s; -s; ~s; !s; *s; ++s; --s; s++; s--; }
void binary(S s) {
	s + s; s - s; s * s; s / s; s % s; s ^ s; s & s; s | s; s && s; s || s; s << s; s >> s; s == s; s != s; s < s; s > s; s <= s; s >= s;
	s[s];
}
void assignments(S s, const S c, T2 t, int i) {
	s = i; s += s; s -= s; s *= s; s /= s; s %= s; s ^= s; s &= s; s |= s; s <<= s; s >>= s;
	c = s; c += s; t = s; t = "x"; i = s;
}
void mixed(S s, int i, int *p, void *v, double d, int *const cp) {
	i + s; p + s; s + p; s - i; p - s; i - s; i && s; i << s; d << s; i == s; p == s; i < s; p < s; i += s; p += s; d %= s; i <<= s; p[s]; i[s];
	v + s; v == s; s == nullptr; s != 0; cp += s; i -= s;
}
void declared(S s, T2 t, V<int> v) { t - 1; t * s; t++; t[1]; v + s; v - 2.0; s + 1; 1 + s; t += 1; v += v; }
void enumerations(E e, U u, S s, int i) {
	e + 1; e == 1; e < u; e++; ++e; e += 1; -e; ~e; !e; e && true; e[1]; u++; u += 1; e == s; u == s; u + s; i += e; e | 1; e + e;
	e == e, e | e, u + 1, u == 1;
}
// several
struct Half { Half(float); operator float() const; operator int() const; };
Half operator+(const Half &, const Half &);
Half operator+(const Half &);
struct Num { operator int() const; };
Num operator*(Num, int);
void several(Half h, Num n) { h + 1.0f; 1.0f + h; h + 1; +h; h + h; n * 1.5; n * 1; }
// valid
struct Wide { operator int *() const; explicit operator bool() const; };
void valid(Wide w, T2 t, V<int> v, const S c) { w + 1; *w; w[1]; w == nullptr; if (w && !w) { } t - t; t * 1; v + v; v - 1; !t; ++t; t = 1; t = t; &c, c; }
