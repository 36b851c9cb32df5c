/* Operator functions with too many or too few parameters, or none of a class; casts without a type. */
struct S {
	S operator+(S, S); S operator-(S, S) const; bool operator==(const S &a, const S &b); S operator!(S); S operator++(int, int);
	S &operator[](int, int); S operator()(int, int); S operator->(int); S operator%(); S operator~(int);
	friend S operator+(S, S, S); friend S operator*(S); S operator&&(S, S); S operator,(S, S); S operator<<(S, S) { return *this; }
	S operator*(S, S); S operator*(S); S operator*(); void *operator new(unsigned long, int); S operator&(); S operator&(S); S operator+();
	S operator--(int); S operator--(); S &operator[](int); S *operator->(); bool operator!() const; S operator->*(int); S &operator+=(S);
	template <class T> S operator-(T); template <class... T> S operator<(T...); template <class T> S operator>(T, T);
};
S operator/(S, S, S); S operator%(S); S operator!(S, S); S operator--(S, int, int);
int operator+(int, int); S operator-(S *, S *);
enum E { e };
E operator|(E, E); E operator~(E); E &operator++(E &); E operator++(E &, int); bool operator<(const S &, int); S operator-(const S &);
template <class T> T operator^(T, T); template <class T> T operator&(T, T, T); int operator""_x(unsigned long long);
int default_twice(int a = 1) { return a; }
int default_twice(int a = 1) { return a; }
int default_declared(int a = 1);
int default_declared(int a = 1) { return a; }
int a = static_cast(3);
int b = const_cast(b) + 1;
void f(int, int);
void g() { int x = static_cast(x); f(1, reinterpret_cast(x)); f(1, dynamic_cast(x)); x = (static_cast(x)); int y = "s"; }
