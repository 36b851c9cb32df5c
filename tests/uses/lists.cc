/* T{…} where substitution may fail: of aggregates, with bases and of nested lists [dcl.init.list] [over.best.ics]/4. */
template<class T> T &&some();
template<class T> void chosen() {}
struct empty {};
struct from_int { from_int(int); };
template<class F> struct adaptor : F { adaptor() = default; adaptor(F f) : F(static_cast<F &&>(f)) {} };
template<class T> struct value { T held; };
template<class E, class T> struct pair { pair() = default; pair(const E &e, const T &t) : first(e), second(t) {} E first; T second; };
template<class B> struct actor : B { actor() = default; actor(const B &b) : B(b) {} };
template<class F, class T> __attribute__((always_inline)) inline auto aggregate(F f, T t) -> decltype(value<pair<F, T>>{{f, t}})
{
	chosen<pair<F, T>>();
	return {{f, t}};
}
template<class F, class T> __attribute__((always_inline)) inline auto nested(F f, T t) -> decltype(actor<pair<adaptor<F>, T>>{{{static_cast<F &&>(f)}, t}})
{
	chosen<adaptor<F>>();
	return actor<pair<adaptor<F>, T>>{{{static_cast<F &&>(f)}, t}};
}
template<class T> __attribute__((always_inline)) inline auto from_nothing(int) -> decltype(T{}, void()) { chosen<T>(); }
template<class T> void from_nothing(...) {}
struct derived : empty { int x; };
struct needs { from_int f; };
struct has { from_int f{1}; };
int main()
{
	aggregate(empty(), empty());
	nested(empty(), value<int>());
	from_nothing<empty>(0);
	from_nothing<derived>(0);
	from_nothing<needs>(0);
	from_nothing<has>(0);
}
