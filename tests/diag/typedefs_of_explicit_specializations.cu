// A typedef in an explicit specialization of a class template is looked behind as one of an instance is.
struct tag_dev {};
template <int S> struct to_tag_ { using tag = int; };
template <> struct to_tag_<1> { using tag = tag_dev; struct in { using deep = tag_dev; }; };
template <int S> using to_tag = typename to_tag_<S>::tag;
template <class T> using deep = typename T::in::deep;
template <class T, class S> struct base { void store(T t, int order = 3) const {} };
template <class T> struct r1 : base<T, typename to_tag_<sizeof(T)>::tag> {};
void f() {
 base<int, to_tag<1>>().store("x");
 base<char, to_tag_<1>::tag>().store("x");
 r1<char>().store("x");
 base<short, deep<to_tag_<1>>>().store("x");
 to_tag_<1>::tag *p = 3; const to_tag_<1>::tag *q = 3; to_tag<1> *r = 3;
}
