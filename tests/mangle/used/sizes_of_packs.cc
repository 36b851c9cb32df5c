// Packs of alias templates in sizeof..., alone and among other arguments.
template <unsigned N> struct size {};
template <bool, class T = void> struct only {};
template <class T> struct only<true, T> { using type = T; };
template <class... T> using Size = size<sizeof...(T)>;
template <unsigned... N> using Count = size<sizeof...(N)>;
template <class... T> using Bound = int[sizeof...(T)];
template <class... T> using Two = typename only<sizeof...(T) == 2, int>::type;
template <class... A> Size<A...> f(A...) { return {}; }
template <class... A, class B> Size<A..., B> g(B, A...) { return {}; }
template <unsigned... A> Count<A...> i() { return {}; }
template <unsigned... A> Count<A..., 3, A...> j() { return {}; }
template <class... A> void k(Bound<A...> &) {}
template <class... A> Two<A...> m(A...) { return 1; }
template <class... A> Two<A..., int> n(A...) { return 1; }
int main() { int two[2]; f(1, 2.0); g(1, 2); i<1, 2>(); j<1, 2>(); k<int, char>(two); m(1, 2); n(1);}
template <class... T> struct S { using type = int[sizeof...(T)]; };
template <class... A> void b1(int (&)[sizeof...(A)]) {}
template <class... A> void b2(Bound<A...> &) {}
template <class... A> void b3(typename S<A...>::type &) {}
template <class... A> void b4(Bound<A...> *) {}
void bounds() { int two[2]; b1<int, char>(two); b2<int, char>(two); b3<int, char>(two); b4<int, char>(&two); }
