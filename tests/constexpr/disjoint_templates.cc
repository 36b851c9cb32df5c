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
