// Function templates that differ in conditions, and specializations of them; enumerators first asked for by a substitution [temp.deduct]/8.
template <bool, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <class T> struct Traits { enum { is_signed = T(-1) < T(0) }; typedef T real; };
template <class T> constexpr typename enable_if<Traits<T>::is_signed, typename Traits<T>::real>::type absolute(const T &x) { return x < 0 ? -x : x; }
template <class T> constexpr typename enable_if<!Traits<T>::is_signed, typename Traits<T>::real>::type absolute(const T &x) { return x; }
template <> constexpr float absolute(const float &x) { return x < 0 ? -x * 2 : x; }
template <> constexpr unsigned char absolute(const unsigned char &x) { return x + 1; }
static_assert(absolute(-1) == 1 && absolute(2u) == 2 && absolute(-3L) == 3);
static_assert(absolute(-4.0f) == 8 && absolute(-4.0) == 4 && absolute(static_cast<unsigned char>(5)) == 6);
struct yes { char a[2]; };
template <class T> const T *pointer();
template <class T> struct has_call {
	template <class C> static yes test(const C *, typename enable_if<(sizeof(pointer<C>()->operator()()) > 0)>::type * = 0);
	static char test(...);
	enum { value = sizeof(test(static_cast<T *>(0))) == sizeof(yes), other = sizeof(test((T *)0)) == sizeof(yes) };
};
template <class T> struct Called { const T value; const T operator()() const { return value; } };
template <class T> typename enable_if<has_call<Called<T>>::value, long>::type probe(T);
template <class T> typename enable_if<!has_call<Called<T>>::value, char>::type probe(T);
static_assert(sizeof(probe(1)) == sizeof(long));
static_assert(has_call<Called<int>>::other && has_call<Called<float>>::value && !has_call<yes>::value);

/* parameters that depend on nothing order templates where they differ, but for references and qualifiers */
template <class T> int &unlike(double, T *);
template <class T> char &unlike(long, T);
template <class T> char &like(const long &, T);
template <class T> int &like(long, T *);
template <class T> int &more(T *, T *, int);
template <class T, class U> char &more(T *, U, long);
template <class T, class U> auto chosen_unlike(int) -> decltype(unlike(T(), U()), yes());
template <class T, class U> char chosen_unlike(long);
template <class T, class U> auto chosen_more(int) -> decltype(more(U(), U(), T()), yes());
template <class T, class U> char chosen_more(long);
static_assert(sizeof(chosen_unlike<unsigned, char *>(0)) == 1 && sizeof(chosen_unlike<long, char *>(0)) == 2 && sizeof(chosen_unlike<double, char *>(0)) == 2);
static_assert(sizeof(chosen_more<unsigned, char *>(0)) == 1 && sizeof(chosen_more<int, char *>(0)) == 2);
static_assert(sizeof(like(1, (char *)0)) == sizeof(int) && sizeof(like(1L, (char *)0)) == sizeof(int));
// What ++ and -- behind their operands call: the int is deduced from, too [over.inc].
struct Counted {};
struct Stepping {
	template <class T = int, typename enable_if<(sizeof(T) > 4), int>::type = 0> auto operator++(int) { return 1; }
	template <class T = int, typename enable_if<sizeof(T) == 4, int>::type = 0> constexpr char operator++(int) { return 'x'; }
	template <class I> I *operator--(I);
};
template <class T> typename enable_if<__is_same(T, Counted), T>::type operator++(T &, int);
template <class I> long operator--(Counted &, I);
template <class T> T reference();
static_assert(__is_same(decltype(reference<Stepping &>()++), char) && __is_same(decltype(reference<Stepping &>()--), int *));
static_assert(__is_same(decltype(reference<Counted &>()++), Counted) && __is_same(decltype(reference<Counted &>()--), long));
template <class T, class = decltype(reference<T>()++)> constexpr bool steps(int) { return true; }
template <class T> constexpr bool steps(long) { return false; }
struct Never { template <class T = int, typename enable_if<(sizeof(T) > 4), int>::type = 0> int operator++(int); };
static_assert(steps<Counted &>(0) && steps<Stepping &>(0) && !steps<Never &>(0));
constexpr char stepped() { Stepping s{}; return s++; }
static_assert(stepped() == 'x');
