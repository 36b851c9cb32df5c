// flags: --c++20
// Valid programs that a front end may take for wrong, in C++20: template arguments behind names of functions, what outlives a try-block.
void declared();
void several();
void several(int);
namespace N {
	struct A { };
	template <class T> int declared(T);
	template <class T> int several(T);
	template <class T> int undeclared(T);
}
int sum = declared<N::A>(N::A()) + several<N::A>(N::A()) + undeclared<N::A>(N::A());
template <class T> void dependent(T t) { declared<T>(); declared<T>(t); several<int>(t); }
void use() { dependent(N::A()); }

struct Stays { Stays(); Stays(const Stays &); Stays(Stays &&) = delete; };
void thrown(bool b)
{
	Stays outside;
	try {
		if (b)
			throw outside;
	} catch (...) {
	}
}

// Partial specializations that their constraints alone tell apart, and members of them that are defined outside.
template <class T> concept integer = __is_same(T, int);
template <class T> struct chosen { int g(); };
template <integer T> struct chosen<T *> { typedef int first; static const chosen<T *>::first j = 3; static int f(); chosen<T *> *self(); static int s; struct in { int q(); }; template <class U> int m(U); };
template <integer T> int chosen<T *>::f() { chosen<T *>::first i; i = chosen<T *>::j; return j + i; }
template <integer T> chosen<T *> *chosen<T *>::self() { return this; } template <integer T> int chosen<T *>::s = 4; template <integer T> int chosen<T *>::in::q() { return s; }
template <integer T> template <class U> int chosen<T *>::m(U u) { return s; }
template <class T> struct chosen<T *> { typedef int second; static const chosen<T *>::second k = 0; static int f(); template <class U> int m(U); };
template <class T> int chosen<T *>::f() { typename chosen<T *>::second i = 0; return k + i; } template <class T> template <class U> int chosen<T *>::m(U u) { return k; }
int of_chosen = chosen<int *>::f() + chosen<float *>::f() + chosen<int *>::s + chosen<int *>::in().q() + chosen<int *>().m(3) + chosen<char *>().m(3) + chosen<int *>().self()->f();

// Templates that differ in constraints alone, of which the one that is called has no body.
int by_constraints(auto &, auto &) = delete; int by_constraints(integer auto &, auto &) = delete; template <integer T> int by_constraints(T &, integer auto &);
template <typename T, integer U> bool by_heads(T, U) = delete; template <integer T, integer U> bool by_heads(T, U);
int constrained_calls(int i) { return by_constraints(i, i) + by_heads(i, i); }

// Concepts evaluate nothing; elements in parentheses make an array.
struct of_field { bool y; }; template <bool v> concept by_field = v || of_field::y; static_assert(by_field<true>);
int (&&elements)[3] = static_cast<int[3]>(42); int (&&counted)[1] = static_cast<int[]>(42); int (&&converted)[1] = static_cast<int[1]>(1.3);

// Packs in requirements alone, of no elements.
template <bool> struct counted_as { };
template <class... T> using none_made = counted_as<(0 + ... + requires { T(); })>; using no_sum = none_made<>; using no_sum = counted_as<false>;
template <class... T> using all_made = counted_as<(true && ... && requires(T t) { t(); })>; using no_all = all_made<>; using no_all = counted_as<true>;
template <class... T> using some_made = counted_as<1 != (0 + ... + requires { T(); })>; using one_made = some_made<int>; using one_made = counted_as<false>;

// Values of bit-fields that are chosen from are promoted; what is compared without <compare>; abstract classes by value; virtual bases.
template <class, class> struct is_one; template <class T> struct is_one<T, T> { }; struct narrow { long long few : 3; unsigned some : 4; long most : 40; } fields;
is_one<decltype(true ? fields.few : 0), int> first_chosen; is_one<decltype(true ? fields.some : 'c'), int> second_chosen; is_one<decltype(true ? fields.most : 0), long> third_chosen;
template <class T, bool b = (T() <=> T()) == 0> void ordered(T); constexpr int ordered(...) { return 3; } static_assert(ordered(1) == 3);
struct pure { pure(); pure(int); virtual void f() = 0; };
template <class T> T returned(T *); template <class T> int returned(...); int by_result = returned<pure>(0);
template <class T> void passed(T); template <class T> int passed(...); int by_parameter = passed<pure>(1);
template <class T> void arrayed(T (*)[2]); template <class T> int arrayed(...); int by_array = arrayed<pure>(0);
template <class T> void later(T = T()) ; template <class T> int later(...); int by_default = later<pure>(2);
struct base_of_both { void f(); int d; }; struct one_way : virtual base_of_both { using base_of_both::f; using base_of_both::d; }; struct other_way : virtual base_of_both { using base_of_both::f; using base_of_both::d; };
struct both_ways : one_way, other_way { void g() { f(); this->f(); d = 3; } };

// A template template parameter is not deduced from a template with more parameters, though these have default arguments.
template <class T> struct of_parts { typedef T whole; }; template <template <class> class F, class T> struct of_parts<F<T>> { typedef F<T> parts; };
template <class T, class = int> struct with_default { }; of_parts<with_default<char>>::whole not_in_parts;
template <template <class> class F, class T> void by_parts(F<T> *); template <class T> int by_parts(T *); int not_by_parts = by_parts(&not_in_parts);

// Temporaries that are made of what qualified names mean; operators < in template arguments, of names that may be those of templates.
struct of_number { of_number(int); }; template <class T> struct of_value { of_value(T); }; namespace M { int f(); extern int x; } template <class T> struct has_value { static T f(); static T x; };
void temporaries() { of_number(M::f()); of_number(M::x); of_number(has_value<int>::f()); of_value<int>(has_value<int>::x); of_value<int *> (has_value<int *>::f()); }
template <bool b> struct compared { static void s(); }; struct two_numbers { static const int I = 1, J = 2; };
template <class T> void compares() { compared<T::I < T::J>(); compared<T::I < 3>(); compared<T::I < T::J>::s(); compared<T::I < T::J> c; auto d = compared<T::I < T::J>(); }
void compare_two() { compares<two_numbers>(); }
