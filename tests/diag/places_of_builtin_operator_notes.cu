namespace lib {
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { using type = T; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <class T, class U> struct is_same { static const bool value = false; };
template <class T> struct is_same<T, T> { static const bool value = true; };
template <class T, class U> constexpr bool is_same_v = is_same<T, U>::value;
}

struct vec { float x; };
struct stream { stream &operator<<(int); };
struct error_code {
  template <class Enum, class = typename lib::enable_if<lib::is_same<Enum, int>::value>::type>
  error_code(Enum);
};
stream &operator<<(stream &, const error_code &);
stream &operator<<(stream &, const char *);
void through_a_converting_constructor(stream &s, vec v) { s << v; s << &v << v; }

struct log { };
log &operator<<(log &, const char *);
template <class T>
typename lib::enable_if<!lib::is_same<T, vec>::value, log &>::type
operator<<(log &, const T &);
log &operator<<(log &, const void *);
void through_a_result(log &l, vec v) { l << v; l << 1; }

struct matrix { };
template <class T, class = lib::enable_if_t<sizeof(T) == 400>>
matrix operator*(const matrix &, const T &);
template <class T, lib::enable_if_t<(sizeof(T) > 100) && lib::is_same_v<T, vec>, int> = 0>
matrix operator*(const T &, const matrix &);
template <class T, typename T::scalar * = nullptr>
matrix operator+(const matrix &, const T &);
template <class T>
matrix operator-(const T &, typename lib::enable_if<lib::is_same_v<T, float>, matrix>::type);
void in_default_arguments(matrix m, vec v) { m * v; v * m; m + v; v - m; m - v; }

/* what succeeds leaves nothing behind */
template <class T, class = lib::enable_if_t<lib::is_same_v<T, vec>>>
matrix operator/(const char *, const T &);
void where_it_is_written(matrix m, vec v) { m / v; v % m; }
