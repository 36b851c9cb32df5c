/* Member classes of instances are defined where they are needed: their bases may need the class around [temp.inst]. */
enum class bc { none, coal };
template <class T> constexpr bc comp_(...) { return bc::none; }
template <class T, class = typename T::nope> constexpr bc comp_(int) { return bc::coal; }
template <class T> constexpr bc comp() { return comp_<T>(0); }
template <class El, class Tag = void, bc = comp<El>()> class box { El v; public: El &get(); };
template <class El, class Tag> class box<El, Tag, bc::coal> { };
template <class T> struct mix : private box<T> { protected: using box<T>::get; };
template <class A> struct E2 { A a; struct bm : mix<E2> {}; };
static_assert(sizeof(E2<int>::bm) == 4);
template <class A> struct E3 { A a; struct bm : mix<E3> {}; using m = bm; };
static_assert(sizeof(E3<int>::m) == 4);
template <class T> struct mix2 : private box<T> { };
template <class A> struct E4 { A a; struct bm : mix2<E4> {}; };
static_assert(sizeof(E4<int>::bm) == 4);
template <class T> constexpr bc comp2() { return __is_empty(T) ? bc::coal : bc::none; }
template <class El, class Tag = void, bc = comp2<El>()> class box2 { El v; public: El &get(); };
template <class T> struct mix3 : private box2<T> { };
template <class A> struct E5 { A a; struct bm : mix3<E5> {}; };
static_assert(sizeof(E5<int>::bm) == 4);
