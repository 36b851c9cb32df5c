/* Valid: what is an expression in parentheses and no list of parameters, and the reverse [dcl.ambig.res]. */
template <class T, int... N> struct S {
  using E = typename T::E;
  static int a(int q) {
    typename T::M m(typename T::E(N...));
    typename T::M n(typename T::E(1, 2));
    typename T::M o(typename T::E{1, 2});
    typename T::M r(typename T::E{N...}, 3);
    typename T::M s(typename T::I(q) + 1);
    E t(typename T::I(q), typename T::I(3));
    E u(typename T::I(3), typename T::I(q));
    typename T::M f(typename T::E x);
    typename T::M g(typename T::E);
    typename T::M h(typename T::E x, typename T::E y = typename T::E(1, 2));
    typename T::M v(typename T::E(*z)(int));
    typename T::M w(T::get(q));
    return m.z + n.z + o.z + r.z + s.z + t.x + u.y + sizeof(f(t)) + sizeof(g(t)) + sizeof(h(t)) + w.z;
  }
};
struct Ex { int x, y; constexpr Ex(int a, int b) : x(a), y(b) { } };
struct Ma { int z; Ma(Ex e, int = 0) : z(e.x) { } Ma(int i) : z(i) { } };
struct Tr { using E = Ex; using M = Ma; using I = int; static int get(int); };
int use() { return S<Tr, 1, 2>::a(4); }
template <class B> struct md { using mapping = typename B::M; using extents = typename B::E; };
template <class E, int... N> struct Later {
  using mds = md<E>;
  static void r1() { typename mds::mapping map(typename mds::extents(N...)); }
};
