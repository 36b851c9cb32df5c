// What templates are with arguments: classes, members, aliases, variables, functions; as expressions.cc.
template <class... T> struct List { };
template <int... N> struct Numbers { };
template <class T, T... N> struct Sequence { using type = Sequence; };
/* As deep as g++ goes with its defaults. */
template <int N> struct Deep : Deep<N - 1> { using type = typename Deep<N - 1>::type; static constexpr int value = Deep<N - 1>::value + 1; };
template <> struct Deep<0> { using type = char; static constexpr int value = 0; };
template <class T> struct Identity { using type = T; };
struct True { static constexpr bool value = true; };
struct False { static constexpr bool value = false; };
template <class A, class B> struct Same : False { };
template <class A> struct Same<A, A> : True { };
template <bool, class T = void> struct Enable { };
template <class T> struct Enable<true, T> { using type = T; };
template <bool B, class T = void> using EnableIf = typename Enable<B, T>::type;
template <class...> using Void = void;
template <class T> T &&declared();

// Class templates with defaults, some of which depend.
template <class T = int, class U = T *, int N = sizeof(U)> struct Defaults { T t; U u; int array[N]; U get(T); };
template <class T, int N = sizeof(T)> struct Sized { static constexpr int value = N; char of[N]; };
template <class T, class Traits> struct Later;
template <class T> struct TraitsOf { using pointer = T *; };
template <class T, class Traits = TraitsOf<T>> struct Later { typename Traits::pointer p; };

// The first name in the qualifier of a member, which only its object's class knows.
namespace hidden {
struct Base { int member; };
struct Derived : Base { };
template <class T> struct Holds { T member; T get(); };
struct OfHolds : Holds<short> { };
}
template <class T> struct Holding : hidden::Holds<T> { };

// Packs of bases and their mem-initializers.
struct TakesInt { int n; constexpr TakesInt(int n) : n(n) { } short call(int); };
struct TakesPointer { constexpr TakesPointer(char *) { } float call(char *); };
template <class... Bs> struct Joined : Bs... {
	using Bs::call...;
	template <class... Args> constexpr Joined(Args... args) : Bs(args)... { }
	auto call_both(char *p) { return List<decltype(call(1)), decltype(this->call(p))>(); }
};
template <class T> struct Part { T part; constexpr Part(T t) : part(t) { } };
template <class... T> struct Parts : Part<T>... { constexpr Parts(T... t) : Part<T>{ t }... { } };
template <class T> constexpr T part(const Part<T> &p) { return p.part; }

// Partial and explicit specializations, of members too.
template <class T> struct Kind { static constexpr int value = 0; using type = T; char which(); };
template <class T> struct Kind<T *> { static constexpr int value = 1; using type = typename Kind<T>::type; short which(); };
template <class T> struct Kind<T &> { static constexpr int value = 2; using type = const T; int which(); };
template <class T, int N> struct Kind<T[N]> { static constexpr int value = N; using type = T; long which(); };
template <class T> struct Kind<T[]> { static constexpr int value = -1; using type = T; };
template <class R, class... A> struct Kind<R(A...)> { static constexpr int value = sizeof...(A); using type = R; List<A...> which(); };
template <class R, class... A> struct Kind<R (*)(A...)> { static constexpr int value = 100 + sizeof...(A); using type = R; List<R, A...> which(); };
template <class C, class T> struct Kind<T C::*> { static constexpr int value = 4; using type = C; T which(); };
template <class C, class R, class... A> struct Kind<R (C::*)(A...) const> { static constexpr int value = 5; using type = C; R which(); };
template <> struct Kind<int> { static constexpr int value = 6; using type = double; float which(); int extra; };
template <template <class...> class C, class... A> struct Kind<C<A...>> { static constexpr int value = 7; using type = C<A *...>; C<List<A>...> which(); };
template <class T> struct Kind<const T> { static constexpr int value = 8; using type = T; bool which(); };
template <class T> struct Whole { T get(); static T held; template <class U> U convert(T); struct Inner { T t; Inner *next; }; enum Color { red, green }; };
template <> char Whole<char>::get();
template <> struct Whole<long>::Inner { double special; };
template <> template <> float Whole<short>::convert<float>(short);
template <class A, class B, class C> struct Three { using type = List<A, B, C>; };
template <class A, class B> struct Three<A, A, B> { using type = List<A, B>; };
template <class A, class B> struct Three<A *, B, B> { using type = List<B, A>; };
template <class A> struct Three<A *, A *, A *> { using type = A; };
template <int N, int M> struct Gcd { static constexpr int value = Gcd<M, N % M>::value; };
template <int N> struct Gcd<N, 0> { static constexpr int value = N; };
template <unsigned long long N> struct Factorial { static constexpr unsigned long long value = N * Factorial<N - 1>::value; };
template <> struct Factorial<0> { static constexpr unsigned long long value = 1; };
template <int N> struct Fibonacci { enum { value = Fibonacci<N - 1>::value + Fibonacci<N - 2>::value }; };
template <> struct Fibonacci<0> { enum { value = 0 }; };
template <> struct Fibonacci<1> { enum { value = 1 }; };
template <class T, T A, T B> struct Maximum { static constexpr T value = A < B ? B : A; };
template <class T, int N> struct Nest { using type = typename Nest<List<T>, N - 1>::type; };
template <class T> struct Nest<T, 0> { using type = T; };
template <int N, int... I> struct Count : Count<N - 1, N - 1, I...> { };
template <int... I> struct Count<0, I...> { using type = Numbers<I...>; };
template <class T, int N, T... I> struct MakeSequence : MakeSequence<T, N - 1, N - 1, I...> { };
template <class T, T... I> struct MakeSequence<T, 0, I...> : Sequence<T, I...> { };
template <class T> struct RemoveAll { using type = T; };
template <class T> struct RemoveAll<T *> : RemoveAll<T> { };
template <class T> struct RemoveAll<const T> : RemoveAll<T> { };
template <class T> struct RemoveAll<T &> : RemoveAll<T> { };
template <class T, int N> struct RemoveAll<T[N]> : RemoveAll<T> { };

// Nested templates and member templates, defined outside.
template <class T> struct Outer {
	template <class U> struct Inner {
		template <class V> struct Most { using type = List<T, U, V>; type get(); };
		T t; U u;
		List<T, U> both();
		template <class V> Most<V> make(V);
	};
	template <class U> struct Inner<U *> { U pointee; T t; };
	template <class U> U get(U) const;
	template <class U> auto sum(U u) -> decltype(u + T());
	template <class U> explicit Outer(const Outer<U> &);
	Outer();
	T value() const;
	Outer &chain();
	template <class U> using Pair = List<T, U>;
	template <class U> static constexpr int both = sizeof(T) + sizeof(U);
	static Outer make();
	typename Identity<T>::type identity();
	auto deduced() { return value(); }
	auto deduced_inner() { Inner<T> inner; return inner; }
};
template <class T> T Outer<T>::value() const { return T(); }
template <class X> Outer<X> &Outer<X>::chain() { return *this; }
template <class T> template <class U> U Outer<T>::get(U u) const { return u; }
template <class T> template <class U> List<T, U> Outer<T>::Inner<U>::both() { return List<T, U>(); }
template <class A> template <class B> template <class C> typename Outer<A>::template Inner<B>::template Most<C> Outer<A>::Inner<B>::make(C) { return { }; }

// Bases: curiously recurring, packs, dependent, injected names.
template <class D> struct Base { D &self() { return static_cast<D &>(*this); } D *pointer(); using derived = D; int number; Base &base(); };
struct Recurring : Base<Recurring> { long own; };
template <class T> struct Generic : Base<Generic<T>> { T t; T get() { return this->number + t; } Generic *me() { return &this->self(); } auto n() { return this->number; } };
template <class... B> struct Bases : B... { using B::operator()...; };
struct CallInt { char operator()(int); };
struct CallPointer { short operator()(void *); };
template <class... F> Bases<F...> overloaded(F...);
template <class... F> struct Overload : F... { using F::operator()...; };
template <class... F> Overload(F...) -> Overload<F...>;
template <class T> struct Chain : Chain<T *> { };
template <class T> struct Chain<T **> { T end; T &get(); };
template <class... T> struct Tuple;
template <> struct Tuple<> { };
template <class H, class... T> struct Tuple<H, T...> : Tuple<T...> { H head; Tuple<T...> &tail() { return *this; } };
template <int N, class T> struct Element;
template <class H, class... T> struct Element<0, Tuple<H, T...>> { using type = H; };
template <int N, class H, class... T> struct Element<N, Tuple<H, T...>> : Element<N - 1, Tuple<T...>> { };
template <int N, class... T> typename Element<N, Tuple<T...>>::type &get(Tuple<T...> &);
template <class T> struct Injected { Injected *next; Injected<T *> *other; template <template <class> class C, class U> static C<U> apply(); auto rebind() { return apply<Injected, T *>(); } };
template <class T> struct DependentBase : Identity<T>::type { using Super = typename Identity<T>::type; using Super::own; auto twice() { return this->own * 2; } };

// Packs.
template <class... T> struct Packs {
	static constexpr int size = sizeof...(T);
	using pointers = List<T *...>;
	using pairs = List<List<T, const T>...>;
	using function = void(T..., ...);
	using arrays = List<T[sizeof(T)]...>;
	template <class... U> struct With { using zipped = List<List<T, U>...>; using crossed = List<List<T, U...>...>; };
	template <template <class> class... F> using Applied = List<List<F<int>, F<F<char>>>...>;
	List<T...> call(T...);
	template <T... N> struct Values { using type = List<Sequence<T, N>...>; };
	static constexpr int sizes[] = { sizeof(T)..., 0 };
};
template <class... T> auto sum(T... t) { return (t + ...); }
template <class... T> auto sum_left(T... t) { return (... + t); }
template <class... T> auto sum_from(T... t) { return (1.0f + ... + t); }
template <class... T> auto sum_to(T... t) { return (t + ... + 'c'); }
template <class... T> auto all(T... t) { return (t && ...); }
template <class... T> auto comma(T... t) { return (t, ...); }
template <class... T> auto last(T... t) { return (..., t); }
template <class S, class... T> auto &stream(S &s, T... t) { return (s << ... << t); }
template <class... T> auto count(T... t) { return sizeof...(t); }
template <class... T> auto made(T... t) { return Packs<decltype(t + 1)...>::size; }
template <class... T> auto make_list(T...) { return List<T...>(); }
template <class... T> auto forward(T &&...t) { return make_list(static_cast<T &&>(t)...); }
template <class... T> auto reversed(T... t) { auto f = [=](auto... u) { return make_list(u..., t...); }; return f(1.0f, 2l); }
template <class... T> auto captured(T... t) { return [... u = t] { return make_list(u...); }(); }
template <class... T> auto captured_references(T... t) { return [&t...]() { return make_list(t...); }(); }
template <int... N> constexpr int total() { return (0 + ... + N); }
template <int... N> auto numbers(Numbers<N...>) { return Numbers<(N + 1)...>(); }
template <class F, class... T> decltype(auto) invoke(F &&f, T &&...t) { return static_cast<F &&>(f)(static_cast<T &&>(t)...); }
template <class T, int... I> auto expand(T &t, Numbers<I...>) { return make_list(t[I]...); }
template <class H, class... T> auto first(H h, T...) { return h; }
template <class H, class... T> auto final(H h, T... t) { if constexpr (sizeof...(t) == 0) return h; else return final(t...); }
template <class... T> struct Initialized { List<T...> list; int n; Initialized(T... t) : list(make_list(t...)), n{ static_cast<int>(sizeof...(t)) } { } };
template <class... B> struct Constructed : B... { Constructed(B... b) : B(b)... { } };

// Alias templates.
template <class T> using Pointer = T *;
template <class T> using Plain = typename RemoveAll<T>::type;
template <class T> using KindOf = typename Kind<T>::type;
template <class T, class U = Pointer<T>> using PairOf = List<T, U>;
template <class F, class... A> using Result = decltype(declared<F>()(declared<A>()...));
template <template <class...> class F, class... A> using Apply = F<A...>;
template <class T> using Size = Sequence<unsigned long, sizeof(T)>;
template <class T, class = void> struct HasType : False { };
template <class T> struct HasType<T, Void<typename T::type>> : True { };
template <class T, class = void> struct CanAdd { using type = void; };
template <class T> struct CanAdd<T, Void<decltype(declared<T>() + declared<T>())>> { using type = decltype(declared<T>() + declared<T>()); };
template <class, template <class...> class, class...> struct DetectImpl { using type = False; };
template <template <class...> class F, class... A> struct DetectImpl<Void<F<A...>>, F, A...> { using type = F<A...>; };
template <template <class...> class F, class... A> using Detect = typename DetectImpl<void, F, A...>::type;
template <class T> using Size_t = decltype(declared<T>().size());

// Variable templates.
template <class T> constexpr int kind_of = Kind<T>::value;
template <class T> constexpr T pi = T(3.14159);
template <class T> constexpr bool is_pointer = false;
template <class T> constexpr bool is_pointer<T *> = true;
template <class T> constexpr bool is_pointer<T *const> = true;
template <> constexpr auto is_pointer<void> = 7L;
template <class T, class U> constexpr int rank = 0;
template <class T, class U> constexpr long rank<T *, U> = rank<T, U> + 1;
template <class A, class B> constexpr bool same = Same<A, B>::value;
template <class... T> constexpr auto bytes = (sizeof(T) + ... + 0);
template <class T> T *null = nullptr;

// Function templates.
template <class T> T zero() { return T(); }
template <class T, class U = T *> U other(T);
template <class R, class A> R cast(A a) { return static_cast<R>(a); }
template <int N, class T = char> Sequence<T, T(N)> value();
template <class T> EnableIf<is_pointer<T>, char> dispatch(T);
template <class T> EnableIf<!is_pointer<T>, long> dispatch(T);
template <class T, EnableIf<sizeof(T) == 1, int> = 0> short by_size(T);
template <class T, EnableIf<sizeof(T) == 4, int> = 0> float by_size(T);
template <class T, class = EnableIf<(sizeof(T) > 4)>> double by_size(T, int = 0);
template <class T> auto has_member(int) -> decltype(declared<T>().member, True());
template <class T> False has_member(...);
template <class T> auto plus(T t) -> decltype(t + t);
template <class T> List<T> plus(const T *);
struct Member { int member; };
struct Out { Out &operator<<(int); };
struct Tag0 { };
struct Tag1 : Tag0 { };
struct Tag2 : Tag1 { };
template <class T> char by_tag(T, Tag0);
template <class T> short by_tag(T *, Tag1);
template <class T> constexpr auto compute() { if constexpr (sizeof(T) == 1) return 'c'; else if constexpr (sizeof(T) == 4) return 4; else return 8.0; }
template <class T> constexpr T power(T base, int n) { return n == 0 ? T(1) : base * power(base, n - 1); }
template <int N> constexpr int factorial() { if constexpr (N < 2) return 1; else return N * factorial<N - 1>(); }
template <class T> constexpr T absolute(T t) { T r = t; if (r < 0) r = -r; return r; }
template <class T> auto local(T t) { struct Local { T t; T *p; } l{ t, &t }; return l.p; }
template <class T> auto loop(T (&array)[3]) { for (auto &x : array) return &x; return static_cast<T *>(nullptr); }
template <class C> auto iterate(C &c) { return c.begin() == c.end() ? *c.begin() : *c.end(); }
template <class T> struct Range { T *begin(); T *end(); using value_type = T; unsigned size() const; };
template <class C> typename C::value_type front(C &c);
template <class T> auto twice(T t) { return zero<List<T, decltype(t + 1)>>(); }
template <class T, T N> auto constant(Sequence<T, N>) { return N; }
template <template <class> class C, class T> C<T *> rebind(C<T>);
template <class T> void defaulted(T, T = T());
template <class T, class U = int> List<T, U> with_default(T, U = 3);
template <class T> struct Friendly { friend List<T> befriend(Friendly, int) { return { }; } friend T operator+(Friendly, Friendly f) { return f.t; } T t; template <class U> friend List<T, U> both(Friendly, U); };
template <class T> struct Comparable { friend bool operator==(const T &, const T &) { return true; } };
struct Point : Comparable<Point> { };
template <class T> struct Smart { T *operator->() const; T &operator*() const; explicit operator bool() const; operator T *() const; template <class U> operator Smart<U>() const; T &operator[](int) const; };
template <class T> struct Converting { template <class U> operator U *(); };
template <class T, int N> struct Array { T elements[N]; constexpr T &operator[](int i) { return elements[i]; } constexpr int size() const { return N; } T *begin() { return elements; } T *end() { return elements + N; } };
template <class T, class... U> Array(T, U...) -> Array<T, 1 + sizeof...(U)>;
template <class T> struct Holder { Holder(T); T t; };
template <class T> Holder(T *) -> Holder<const T *>;
template struct Outer<unsigned>;
template <class T> struct Explicit { T t; T get() { return t; } static int count; };
template <class T> int Explicit<T>::count = 0;
template struct Explicit<short>;
template int power<int>(int, int);

void test(int i, int *p, char c, const char *s, double d, Outer<int> outer, Outer<int>::Inner<char> inner, Recurring recurring, Generic<long> generic,
          Tuple<int, char, List<>> tuple, Array<int, 3> array, Range<short> range, Smart<Point> smart, Tag2 tag, Friendly<char> friendly, Point point, Whole<long>::Inner special,
          Converting<int> converting, Out out, Injected<bool> injected, hidden::Derived hidden_derived, hidden::OfHolds of_holds,
          Holding<char> holding, char *name)
{
	int three[3] = {};
	auto to_char = [](int) { return 'c'; };
	auto to_double = [](void *) { return 2.0; };
	auto same_reference = [](int &x) -> int & { return x; };
	auto add = [&](auto x, auto y) { return x + y; };
	Defaults<>().t;
	Defaults<char>().u;
	Defaults<char>().array[0];
	Sequence<unsigned long, sizeof(Defaults<char, short>().array)>();
	sizeof(Defaults<char, short, 5>().array);
	&Defaults<short>::get;
	Sized<double>::value;
	Sized<double>().of;
	Later<int, TraitsOf<long>>().p;
	Kind<char>().which();
	Kind<char *>().which();
	Kind<char *const>().which();
	Kind<int (&)[2]>().which();
	Kind<long[3]>().which();
	Kind<long[3]>::value;
	Kind<int(char, long)>().which();
	Kind<int (*)(char, long)>().which();
	Kind<int Tag0::*>().which();
	Kind<char (Outer<int>::*)(long) const>().which();
	Kind<int>().which();
	Kind<int>().extra;
	Kind<Tuple<int, char>>().which();
	Kind<List<>>().which();
	declared<Kind<char **>::type>();
	declared<Kind<List<int, long>>::type>();
	declared<KindOf<int *>>();
	declared<KindOf<long (Tag0::*)(int) const>>();
	Whole<char>().get();
	Whole<short>().get();
	Whole<const char *>::held;
	Whole<short>().convert<float>(1);
	Whole<int>().convert<List<char>>(1);
	Whole<short>::Inner().next;
	special.special;
	Whole<short>::red;
	declared<Three<int, char, long>::type>();
	declared<Three<int, int, long>::type>();
	declared<Three<int *, char, char>::type>();
	declared<Three<int *, int *, int *>::type>();
	Sequence<int, Gcd<48, 36>::value>();
	Sequence<unsigned long long, Factorial<20>::value>();
	Sequence<int, Fibonacci<15>::value>();
	Sequence<long, Maximum<long, 3, 7>::value>();
	declared<Nest<int, 5>::type>();
	Count<4>::type();
	MakeSequence<short, 3>::type();
	declared<RemoveAll<int *(&)[3]>::type>();
	inner.t;
	inner.u;
	inner.both();
	inner.make(1l);
	inner.make(1l).get();
	declared<Outer<int>::Inner<long *>>().pointee;
	outer.get(d);
	outer.sum(d);
	outer.sum('c');
	outer.value();
	outer.chain();
	outer.chain().chain().identity();
	declared<Outer<char>::Pair<int>>();
	Sequence<int, Outer<char>::both<int>>();
	Outer<List<int>>::make();
	outer.deduced();
	outer.deduced_inner();
	Outer<char>(outer).value();
	recurring.self();
	recurring.self().own;
	recurring.pointer();
	recurring.base();
	declared<Recurring::derived>();
	generic.self().t;
	generic.get();
	generic.me();
	generic.n();
	overloaded(CallInt(), CallPointer())(1);
	overloaded(CallInt(), CallPointer())(p);
	Overload{ CallInt(), CallPointer() }(p);
	Overload{ to_char, to_double }(p);
	Overload{ to_char, to_double }(i);
	Chain<int>().end;
	Chain<int *>().get();
	tuple.head;
	tuple.tail().head;
	tuple.tail().tail().head;
	get<0>(tuple);
	get<1>(tuple);
	get<2>(tuple);
	injected.next->next;
	injected.other;
	injected.rebind();
	Injected<char>::apply<Smart, int>();
	DependentBase<Recurring>().twice();
	DependentBase<Recurring>().own;
	Sequence<int, Packs<int, char>::size>();
	declared<Packs<int, char>::pointers>();
	declared<Packs<int, char>::pairs>();
	declared<Packs<int, char>::function *>();
	declared<Packs<int, char>::arrays>();
	declared<Packs<int, char>::With<long, bool>::zipped>();
	declared<Packs<int, char>::With<long, bool>::crossed>();
	declared<Packs<int, char>::Applied<Whole, Kind>>();
	&Packs<int, char, bool>::call;
	declared<Packs<int, char>::Values<1, 'a'>::type>();
	Packs<int, char, bool>::sizes;
	Packs<>::sizes;
	sum(1, 'c', 2l);
	sum('c', 'c');
	sum(1u, 2.0f);
	sum_left(1, 2u, 'c');
	sum_from();
	sum_from(1, 2.0);
	sum_to();
	sum_to(p);
	all(p, 1);
	all();
	comma(1, 'c');
	last(1, 'c', s);
	stream(out, 1, 2);
	count(1, 2, 3);
	made(1, 2);
	make_list(1, 'c', s, p);
	forward(i, 'c', p);
	reversed('c', true);
	captured(1, 'c');
	captured_references('c', 1);
	Sequence<int, total<1, 2, 3>()>();
	Sequence<int, total<>()>();
	numbers(Numbers<1, 2, 3>());
	numbers(Count<3>::type());
	invoke(CallInt(), 1);
	invoke(same_reference, i);
	invoke(add, c, d);
	expand(p, Numbers<0, 1>());
	first(1.0f, 2);
	final(1, 'c', 2.0f);
	Initialized<int, char>(1, 'c').list;
	Constructed<CallInt, CallPointer>({ }, { });
	declared<Pointer<Pointer<int>>>();
	declared<Plain<const int *const *>>();
	declared<PairOf<char>>();
	declared<PairOf<char, int>>();
	declared<Result<CallInt, long>>();
	declared<Apply<List, int, char>>();
	declared<Apply<PairOf, int>>();
	Size<double>();
	HasType<Identity<int>>::value;
	Sequence<bool, HasType<Identity<int>>::value>();
	Sequence<bool, HasType<int>::value>();
	declared<CanAdd<char>::type>();
	declared<CanAdd<char *>::type *>();
	declared<CanAdd<Tag0>::type *>();
	declared<CanAdd<Friendly<long>>::type *>();
	declared<Detect<Size_t, Range<int>>>();
	declared<Detect<Size_t, Tag0>>();
	declared<Detect<Result, CallInt, char *>>();
	declared<Detect<Result, CallPointer, char *>>();
	kind_of<int *>;
	Sequence<int, kind_of<int[7]>>();
	pi<float>;
	pi<const double>;
	is_pointer<int *>;
	is_pointer<void>;
	Sequence<bool, is_pointer<int>>();
	Sequence<bool, is_pointer<int *const>>();
	Sequence<long, is_pointer<void>>();
	rank<int, char>;
	rank<int ***, char>;
	Sequence<long, rank<int ***, char>>();
	Sequence<bool, same<Pointer<int>, int *>>();
	bytes<int, char>;
	Sequence<unsigned long, bytes<int, char, double>>();
	Sequence<unsigned long, bytes<>>();
	null<const char>;
	zero<int>();
	zero<List<int>>();
	other(1);
	other<int, char>(1);
	cast<char>(d);
	cast<const char *>(s);
	value<3>();
	Sequence<int, Deep<800>::value>();
	Deep<801>::type();
	value<3, short>();
	dispatch(p);
	dispatch(i);
	dispatch(s);
	by_size('c');
	by_size(1);
	by_size(1.0);
	has_member<Member>(0);
	has_member<int>(0);
	plus(c);
	plus(p);
	plus(d);
	by_tag(p, tag);
	by_tag(i, tag);
	compute<char>();
	compute<float>();
	compute<char *>();
	power(2.0f, 3);
	Sequence<int, power(3, 4)>();
	Sequence<int, factorial<6>()>();
	Sequence<long, absolute(-5l)>();
	local(c);
	loop(three);
	iterate(range);
	front(range);
	twice(c);
	constant(Sequence<short, 3>());
	rebind(Whole<int>());
	defaulted(1);
	with_default('c');
	with_default<char, long>(1);
	befriend(friendly, 1);
	friendly + friendly;
	both(friendly, 1.0);
	point == point;
	*smart;
	smart[0];
	static_cast<bool>(smart);
	smart ? 1 : 2l;
	*static_cast<Point *>(smart);
	static_cast<int *>(converting);
	array[1];
	array.size();
	*array.begin();
	Sequence<int, Array<int, 4>().size()>();
	Array{ 1, 2, 3 };
	Array{ 1.0f };
	Holder(1);
	Holder(nullptr);
	Holder{ p };
	Holder{ s };
	Holder(d).t;
	Explicit<short>().get();
	Explicit<char>::count;
	hidden_derived.Base::member;
	hidden_derived.Derived::Base::member;
	of_holds.Holds::member;
	of_holds.Holds<short>::get();
	(&of_holds)->OfHolds::Holds::get();
	holding.Holds::member;
	Joined<TakesInt, TakesPointer>(1, name).call(name);
	Joined<TakesInt, TakesPointer>(1, name).call_both(name);
	Numbers<Joined<TakesInt, TakesPointer>(4, nullptr).n>();
	Numbers<part<int>(Parts<int, char>(5, 'c'))>();
	Numbers<Parts<short, char>(6, 'c').Part<short>::part>();
}
