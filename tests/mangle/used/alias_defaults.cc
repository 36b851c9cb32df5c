// Default arguments of alias templates, which have expressions and name parameters before them.
template <class T> struct remref { typedef T type; }; template <class T> struct remref<T &> { typedef T type; };
template <class T> using remref_t = typename remref<T>::type;
template <class T> T &&declv();
template <class... T> struct var { };
template <class... T> var<T...> &as(var<T...> &);
template <bool B> struct cond_ { template <class A, class B2> using type = A; };
template <> struct cond_<false> { template <class A, class B2> using type = B2; };
template <bool B, class A, class C> using cond_t = typename cond_<B>::template type<A, C>;
template <class T> constexpr bool is_l = false; template <class T> constexpr bool is_l<T &> = true;
template <unsigned long N, class V> struct alt; template <unsigned long N, class T, class... R> struct alt<N, var<T, R...>> { typedef T type; };
template <unsigned long N, class V> using alt_t = typename alt<N, V>::type;
template <unsigned long N, class V, class A = decltype(as(declv<V>())), class T = alt_t<N, remref_t<A>>> using get_t = cond_t<is_l<V>, T &, T &&>;
template <unsigned long N, class V, class A = decltype(as(declv<V>()))> using get1_t = A;
template <unsigned long N, class V, class A = decltype(as(declv<V>())), class T = alt_t<N, remref_t<A>>> using get2_t = T;
template <unsigned long N, class V> using get3_t = cond_t<is_l<V>, V &, V &&>;
template <class F, class... A> struct res { typedef int type; };
template <class F, class... A> using res_t = typename res<F, A...>::type;
template <class F, class... V> using visit_t = res_t<F, get_t<0, V>...>;
template <class F, class... V> using visit1_t = res_t<F, get1_t<0, V>...>;
template <class F, class... V> using visit2_t = res_t<F, get2_t<0, V>...>;
template <class F, class... V> using visit3_t = res_t<F, get3_t<0, V>...>;
template <class F, class... V> visit_t<F, V...> visit(F &&f, V &&...v) { return 0; }
template <class F, class... V> visit1_t<F, V...> visit1(F &&f, V &&...v) { return 0; }
template <class F, class... V> visit2_t<F, V...> visit2(F &&f, V &&...v) { return 0; }
template <class F, class... V> visit3_t<F, V...> visit3(F &&f, V &&...v) { return 0; }
template <class F, class V> get_t<0,V> visit4(F &&f, V &&v) { for (;;); }
template <class F, class V> get2_t<0,V> visit5(F &&f, V &&v) { for (;;); }
template <class F, class V> get1_t<0,V> visit6(F &&f, V &&v) { for (;;); }
template <class T> struct rr { typedef T type; };
template <class T> using rr_t = typename rr<T>::type;
template <int N, class T> struct al { typedef T type; };
template <int N, class T> using al_t = typename al<N, T>::type;
template <class V, class A = decltype(declv<V>()), class T = A> using a1 = T;
template <class V> a1<V> g1(V &&v) { for (;;); }
template <class V, class A = decltype(declv<V>()), class T = typename rr<A>::type> using a2 = T;
template <class V> a2<V> g2(V &&v) { for (;;); }
template <class V, class A = decltype(declv<V>()), class T = rr_t<A>> using a3 = T;
template <class V> a3<V> g3(V &&v) { for (;;); }
template <class V, class T = rr_t<V>> using a4 = T;
template <class V> a4<V> g4(V &&v) { for (;;); }
template <int N, class V, class A = decltype(declv<V>()), class T = al_t<N, rr_t<A>>> using a5 = T;
template <class V> a5<0, V> g5(V &&v) { for (;;); }
template <int N, class V, class A = decltype(declv<V>()), class T = typename al<N, A>::type> using a6 = T;
template <class V> a6<0, V> g6(V &&v) { for (;;); }
template <int N, class V, class T = al_t<N, V>> using a7 = T;
template <class V> a7<0, V> g7(V &&v) { for (;;); }
int main()
{
	var<int, double> v;
	int f;
	visit(f, v), visit1(f, v), visit2(f, v), visit3(f, v);
	if (f)
		visit4(f, v), visit5(f, v), visit6(f, v);
	g1(f), g2(f), g3(f), g4(f), g5(f), g6(f), g7(f);
}
