// Templates of the system's headers are no candidates where nothing is deduced, and where that makes no function.
# 1 "no_match_in_headers.cu"
# 1 "/usr/include/owner.h" 1 3
template <bool B, class T = void> struct enable { };
template <class T> struct enable<true, T> { typedef T type; };
template <class T> struct is_text { enum { value = 0 }; };
template <> struct is_text<char> { enum { value = 1 }; };
template <class T> struct owner {
  owner();
  explicit owner(T *);
  owner &operator=(owner &&);
  owner &operator=(decltype(nullptr));
  template <class U> owner &operator=(owner<U> &&);
};
template <class T> struct text {
  text &operator=(const text &);
  text &operator=(T);
  template <class V> typename enable<is_text<V>::value, text &>::type operator=(const V &);
  template <class V> typename enable<is_text<V>::value, text &>::type append(const V &);
  text &append(text, int = 0);
  void append(int, int);
};
template <class T> bool operator==(const text<T> &, const T *);
template <class T> typename enable<is_text<T>::value, bool>::type operator<(const text<int> &, T);
# 26 "no_match_in_headers.cu" 2
struct other { };
void refused(owner<int> o, text<int *> t, text<int> u, other x)
{
  o = new int;
  o = x;
  t = x;
  t = o;
  t.append(x);
  u == x;
}
void accepted(owner<int> o, text<int *> t, text<int> u, int *p, char c)
{
  o = nullptr;
  o = owner<char>();
  t = p;
  t = c;
  t.append(c);
  u == p;
  u < c;
}
