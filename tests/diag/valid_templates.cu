// Valid programs with templates, and with what selects functions: nothing is said.
struct S { int a; int f() const; };
constexpr S constant = { 1 };
S variable;
int array[3];
template <const S &e> int object(int d) { return d + e.a + e.f(); }
template <S &e> int modified(int d) { e.a = d; return (&e)->a; }
template <int (&e)[3]> int elements() { int s = 0; for (int i : e) s += i; return s + e[0]; }
int objects() { return object<constant>(1) + modified<variable>(1) + elements<array>(); }

// The type of an array's bound is that of a parameter that the elements say, or std::size_t.
template <class T, T N> T bound(T (&)[N]);
template <class T, T N> T bound_alone(int (&)[N]);
template <class T, class U> struct same; template <class T> struct same<T, T> { int x; };
bool flags[1]; unsigned numbers[2];
same<decltype(bound(array)), int> bound_of_int; same<decltype(bound(flags)), bool> bound_of_bool; same<decltype(bound(numbers)), unsigned> bound_of_unsigned;
same<decltype(bound_alone(array)), unsigned long> bound_of_size;

// Conversion functions by name.
template <class C> struct converts { template <class T> operator T() const { return T(); } };
struct derived : converts<int> { template <class T> operator T() const { return converts<int>::operator T(); } };
int converted = derived();
struct by_name { template <class T> operator T *(); int f() { return *operator int *() + *this->operator int *(); } template <class U> U *g() { return operator U *(); } };

// Members that offsetof names are those of a class.
template <int N> struct number { };
struct layout { int a[2]; int b; };
template <class T> struct offsets { number<__builtin_offsetof(T, a) + 3> k; int x[__builtin_offsetof(T, b) + 1]; number<__builtin_offsetof(T, a[0]) + __builtin_offsetof(T, b)> n; };
template struct offsets<layout>;
template <int N> struct offset_member { static number<N + __builtin_offsetof(layout, b)> m; };
template <int N> number<N + __builtin_offsetof(layout, b)> offset_member<N>::m;

// A function that a block declares is another one in each instance.
template <class F> void transform(F);
struct other { };
template <class T> void apply() { extern T maker(void); extern T taker(T); transform(maker); }
template void apply<int>();
void apply_others() { apply<other>(); apply<char>(); }

// What is called with dependent arguments has no type yet.
struct A { template <class> void as(); template <class T> int bs(T); static A *s(); template <class T> static void cs(); };
template <class T> void ds(); template <class T, class U> int es(U);
template <class T> struct B { void f() { auto g = A::s(); g ? g->as<T>() : nullptr; g ? A::cs<T>() : nullptr; g ? ds<T>() : nullptr; int *p = es<T>(1); p = g->bs<T>(1); } };

// Classes may be complete where a template is instantiated.
class late; struct declared; declared *get(); declared &reference();
template <class> class uses_late { late &operator[](unsigned m) { return p[m]; } late *p; int f() { return p->x + get()->y + reference().y; } };
class late { public: int x; }; struct declared { int y; };

// The type selects a function, a member as well.
struct overloaded { void foo(); void foo(int); int s(int) const; int s(int); };
struct more : overloaded { void foo(); void foo(int); template <class T> void bar(T); template <class T> void bar(T, T); };
void (overloaded::*selected)(int) = static_cast<void (overloaded::*)(int)>(&overloaded::foo);
void select() { auto a = static_cast<int (overloaded::*)(int) const>(&overloaded::s); auto b = (void (overloaded::*)())&overloaded::foo; (overloaded().*b)(); (overloaded().*a)(1); }
void (overloaded::*of_base)() = (void (overloaded::*)()) &more::foo;
void (overloaded::*of_template)(int) = (void (overloaded::*)(int)) &more::bar;

// Enumerations and pointers are ranges where functions of their namespaces say so.
enum E { e1, e2 }; E operator*(E e); E begin(E e); E end(E e); E operator++(E &e);
namespace n { enum class F { a }; int *begin(F); int *end(F); struct S { }; int *begin(S *); int *end(S *); }
int ranges(n::S *p) { int s = 0; for (auto e : e1) s += e; for (auto e : n::F::a) s += e; for (auto e : p) s += e; return s; }

// Conversions to pointers that differ in qualifiers.
struct volatile_pointer { operator int volatile *(); }; struct const_pointer { operator int const *(); };
long difference(volatile_pointer v, const_pointer c) { return v - c; }

// Partial specializations that the types of their parameters alone tell apart.
template <auto v> struct by_value { }; template <auto *p> struct by_value<p> { int f(); static constexpr int k = 1; }; template <auto **p> struct by_value<p> { int f(); static constexpr int k = 2; };
template <auto *p> int by_value<p>::f() { return k; } template <auto **p> int by_value<p>::f() { return by_value<p>::k; }
int of_value, *to_value; static_assert(by_value<&of_value>::k == 1 && by_value<&to_value>::k == 2, ""); int of_both = by_value<&of_value>().f() + by_value<&to_value>().f();

// What is copied, too, is for a guide that takes specializations, from where that stands on.
template <class T> struct box { box(T); box(const box &); }; template <class T> box(T) -> box<T>; box boxed(42); box copied = boxed;
template <class T> box(box<T>) -> box<box<T>>; box doubly = boxed; static_assert(__is_same(decltype(copied), box<int>) && __is_same(decltype(doubly), box<box<int>>), "");

// Pointers to classes are compared, assigned and cast without these being instantiated.
template <class T> struct refused { int sizes[sizeof(T) == 2 ? -1 : 1]; }; template <unsigned long> struct of_size; struct unrelated { };
template <class T, class U, class V = of_size<8>> struct assigns { enum { bad = 1 }; }; template <class T, class U> struct assigns<T, U, of_size<sizeof(*(T **)0 = (U *)0)>>; static_assert(assigns<refused<short>, unrelated>::bad, "");
bool pointers(refused<short> *a, refused<short> *b) { a = b; return a == b && a && static_cast<void *>(b); }

// What is specialized, or instantiated, may be a template of an inline namespace of one that has others of the name.
namespace with_inline { inline namespace V { template <class F> F turned(F a, F) { return a; } } template <class E, class F> F turned(E &&, F a, F) { return a; } struct T; }
namespace with_inline { template T *turned(T *, T *); template <> int turned(int a, int) { return a; } } template char with_inline::turned(char, char); template <> long with_inline::turned<long>(long a, long) { return a; }

// Default arguments may stand on any declaration of a function template, and a friend has none.
namespace defaults_later { template <class> struct befriends { template <class> friend void f(); }; template <class = int> void f(); befriends<int> b; void g() { f(); } }
template <class = void, class X, class, class Y> int in_turn(X, Y); template <class, class X, class = void, class Y> int in_turn(X, Y); int turned_up = in_turn(0, 0);

// A parameter in parentheses is deduced like one without.
template <int> struct numbered { }; template <int N> int of_number(numbered<(N)>); template <int N> int of_array(int (&)[((N))]); int deduce_in_parentheses(int (&a)[3], numbered<3> s) { return of_number(s) + of_array(a); }

// The type of what a reference with a deduced type is bound to.
double bound_function(int, bool); const long bound_constant = 3; template <auto &f> struct names; template <class R, class... A, R (&f)(A...)> struct names<f> { using type = R; }; static_assert(__is_same(names<bound_function>::type, double), "");
template <auto &v> struct names_variable; template <class T, T &v> struct names_variable<v> { using type = T; }; static_assert(__is_same(names_variable<bound_constant>::type, const long), "");

// A class of the same template with other arguments is another one.
template <class A, class B> struct exchanged { typedef A first; struct in { void f(A &); void f(typename exchanged<B, first>::first &); }; void f(A &); void f(typename exchanged<B, A>::first &); };

// What T(x) converts is only looked at in instances; parameters in types of pointers to functions have names; what a template-id converts to may depend.
struct of_nothing { }; template <class T> void casts_in_template(T v) { of_nothing(0); of_nothing n = of_nothing(1, 2); typedef char *text; text(2.5); int i = int("a"); casts_in_template(n); }
template <class R, class... A> auto named_parameters() -> decltype(static_cast<R (*)(A... args)>(nullptr)); template <class R, class A> decltype((R (*)(A *arg))nullptr) named_parameter();

// Packs of a class template beside those of its member templates.
template <class...> struct packed { }; template <class> struct one_of; template <class, class> struct two_of { }; template <class... S> struct packs_around { template <class> struct in { static const int v = 1; }; template <class... T> struct in<one_of<two_of<S, T>...>>; template <class... T> struct in<packed<two_of<S, T>...>> { static const int v = 2; }; };
packs_around<>::in<one_of<two_of<int, int>>> packs_of_nothing; static_assert(packs_around<char, long>::in<packed<two_of<char, int>, two_of<long, int>>>::v == 2, "");

// Aliases of aliases, with the same parameters, are the same templates.
template <template <class...> class> struct by_template; template <class T, class U = T> struct aliased; template <class T, class U = T> using turned_alias = aliased<U, T>; template <class V, class W = V> using turned_again = turned_alias<V, W>; template <class V, class W = V> using aliased_twice = turned_again<W, V>;
static_assert(__is_same(by_template<turned_alias>, by_template<turned_again>) && !__is_same(by_template<aliased>, by_template<aliased_twice>), "");

// What is instantiated explicitly has the type that is written.
struct of_operators { template <class T> int f(); int operator+(); operator int(); template <class T> int operator-(); }; template <int (of_operators::*)()> struct by_member { };
template <class T> void choose_member(by_member<&T::template f<int>>) { } template <class T> void choose_member(by_member<&T::operator+>) { } template <class T> void choose_member(by_member<&T::operator int>) { } template <class T> void choose_member(by_member<&T::template operator-<double>>) { }
template void choose_member<of_operators>(by_member<&of_operators::f<int>>); template void choose_member<of_operators>(by_member<&of_operators::operator+>); template void choose_member<of_operators>(by_member<&of_operators::operator int>); template void choose_member<of_operators>(by_member<&of_operators::operator-<double>>);
/* Names of parameters in function types that are template arguments [dcl.fct]. */
template <class F> struct callable_of { };
template <class T> struct visited {
	void each(const callable_of<void(const T &item)> &visit);
	callable_of<T *(T first, const typename callable_of<T>::type *second, unsigned long size, T (&rest)[3])> member;
};
template <class T> void visited<T>::each(const callable_of<void(const T &item)> &visit) { }
visited<int> *visitor;
/* Partial specializations that are declared behind a use in an instance, which asked in vain for the class [temp.spec.partial.general]/1. */
template <class T> struct late_expression;
typedef late_expression<int *> late_terminal;
template <class T> T &late_object();
char late_converts(const volatile void *);
template <class T> struct late_asks { enum { v = sizeof(late_converts(&late_object<T>())) }; };
int late_asked = late_asks<late_terminal>::v;
template <class T> struct late_expression<T *> { T child; };
struct mark_of_expression {
	static late_terminal make(int n)
	{
		late_terminal t = { n };
		return t;
	}
	mark_of_expression(int n) : base(mark_of_expression::make(n)) { }
	late_terminal base;
};
int late_child(int n)
{
	late_terminal t = { n };
	return t.child + mark_of_expression(1).base.child;
}
