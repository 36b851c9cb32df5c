// Parameters are known in trailing return types, also where they are compared inside of template arguments.
template<int N> struct Value { };
template<class T> struct Type { };
template<class T> int count(T, T);
template<class... T> int first(T...);
int plain(bool, bool);

template<class T, class U> auto a(T x, U y) -> Value<sizeof(count(x < y, x < y))> * { return nullptr; }
template<class T, class U> auto b(T x, U y) -> Type<decltype(count(x < y, 1 > 2))> * { return nullptr; }
template<class T, class U, class... V> auto c(T x, U y, V...) -> Type<decltype(first(x < y, first<T>))> * { return nullptr; }
auto d(int x, int y) -> Value<sizeof(count(x < y, x < y))> *;

template<class T> auto e(T x) -> Type<decltype(count(x < undeclared, x > 1))> * { return nullptr; }
auto f(int x) -> Value<sizeof(plain(1 < x, another > x))> *;
