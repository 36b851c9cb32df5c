/* noexcept of calls whose parameters are objects [except.spec]/6 [expr.unary.noexcept]. */
template <class T> struct A { int i; };
template <class T> struct B { template <class S> inline static constexpr B<T> (*sig)(S) = nullptr; };
template <class T> struct C { template <class S> static constexpr int sig = 1; };
template <class T> void take(T) noexcept;
void ta(A<int>) noexcept; void tb(B<int>) noexcept; void tc(C<int>) noexcept;
static_assert(noexcept(take(A<int>{})));
static_assert(noexcept(take(B<int>{})));
static_assert(noexcept(take(C<int>{})));
static_assert(noexcept(ta(A<int>{})));
static_assert(noexcept(tb(B<int>{})));
static_assert(noexcept(tc(C<int>{})));
struct M { M(); M(M &&); M(const M &) noexcept; ~M(); }; struct N { N(const N &); N(N &&) noexcept; }; struct Q { ~Q() noexcept(false); };
void tm(M) noexcept; void tn(N) noexcept; void tq(const M) noexcept; M &&mx(); M &ml(); N &&nx(); const N &nl();
M &&xm() noexcept; M &lm() noexcept; N &&xn() noexcept; const N &ln() noexcept;
static_assert(noexcept(tm(lm())) && !noexcept(tm(xm())) && noexcept(tn(xn())) && !noexcept(tn(ln())) && noexcept(tq(lm())));
// Casts to classes make objects, casts to references none.
template <class T> T &&any() noexcept;
struct V { int v; }; struct W : V { W(const W &); }; struct X { X(V) noexcept; X(int); operator V(); };
template <class T, class U> constexpr bool casts = noexcept(static_cast<T>(any<U>())) && noexcept((T)any<U>());
static_assert(casts<V, V> && casts<V, V &> && casts<V, const V &> && casts<const V, V &>);
static_assert(!casts<W, W> && !casts<W, W &> && casts<W &, W &> && casts<W &&, W> && casts<V &, W &> && casts<const V &, W>);
static_assert(casts<X, V> && !casts<X, int> && !casts<Q, Q &>);

// The operand of a written noexcept(…) is a part of the type of the function that is named.
namespace in_types {
	template <class T> constexpr bool is_noexcept = false;
	template <> constexpr bool is_noexcept<void() noexcept> = true;
	struct with { static constexpr bool value = true; };
	struct without { static constexpr bool value = false; };
	struct member;
	template <> constexpr bool is_noexcept<void (member::*)() noexcept> = true;
	constexpr bool yes = true;
	void size() noexcept(sizeof(int) == 4);
	void named() noexcept(yes);
	void no() noexcept(!yes);
	struct member { void own() noexcept(yes && yes); static void shared() noexcept(sizeof(int) == 4); };
	template <class T> void sized() noexcept(sizeof(T) == 1);
	template <class T> void valued() noexcept(T::value);
	template <class T> struct of { static void shared() noexcept(T::value); };
	static_assert(is_noexcept<decltype(size)> && is_noexcept<decltype(named)> && !is_noexcept<decltype(no)>);
	static_assert(is_noexcept<decltype(&member::own)> && is_noexcept<decltype(member::shared)>);
	static_assert(is_noexcept<decltype(sized<with>)> && is_noexcept<decltype(valued<with>)> && !is_noexcept<decltype(valued<without>)>);
	static_assert(is_noexcept<decltype(of<with>::shared)> && !is_noexcept<decltype(of<without>::shared)>);
	template <class... A, bool B> char (&deduced(void (A...) noexcept(B)))[B + 1];
	static_assert(sizeof(deduced(valued<with>)) == 2 && sizeof(deduced(size)) == 2 && sizeof(deduced(no)) == 1);
}
/* Coroutines' builtin functions. */
static_assert(sizeof(__builtin_coro_promise(nullptr, 1, true)) == sizeof(void *) && sizeof(__builtin_coro_done(nullptr)) == 1);
