// P is an alias's specialization, A a class derived from several specializations of what it stands for [temp.deduct.call]/4.3: explicit
// arguments say which of them is meant, also where the alias's type does not deduce its parameter.
template <class T, T v> struct integral {};
template <class Label, class Value> struct labelled {};
template <auto label, class Value> using choice = labelled<integral<decltype(label), label>, Value>;
template <int label, class Value> using plain = labelled<integral<int, label>, Value>;
template <auto label, class Value> using typed = labelled<integral<decltype(label), 0>, Value>;
struct both : labelled<integral<int, 0>, char>, labelled<integral<int, 1>, double> {};
struct first : labelled<integral<int, 0>, char> {};
struct second : labelled<integral<int, 1>, double> {};

template <auto label, class Value> Value *chosen(choice<label, Value> *);
template <auto label> int chosen(...);
template <int label, class Value> Value *chosen_plain(plain<label, Value> *);
template <int label> int chosen_plain(...);
template <auto label, class Value> Value *chosen_typed(typed<label, Value> *);
template <auto label> int chosen_typed(...);

template <class A, class B> inline constexpr bool same = false;
template <class A> inline constexpr bool same<A, A> = true;
static_assert(same<decltype(chosen<0>((both *)0)), char *>);
static_assert(same<decltype(chosen<1>((both *)0)), double *>);
static_assert(same<decltype(chosen<2>((both *)0)), int>);
static_assert(same<decltype(chosen<0>((first *)0)), char *>);
static_assert(same<decltype(chosen<0>((second *)0)), int>);
static_assert(same<decltype(chosen<0>((labelled<integral<int, 0>, char> *)0)), char *>);
static_assert(same<decltype(chosen<1>((labelled<integral<int, 0>, char> *)0)), int>);
static_assert(same<decltype(chosen_plain<1>((both *)0)), double *>);
static_assert(same<decltype(chosen_plain<2>((both *)0)), int>);
static_assert(same<decltype(chosen_typed<0>((both *)0)), char *>);
static_assert(same<decltype(chosen_typed<0L>((both *)0)), int>);

// The alias is qualified, and one of its arguments is in no deduced context.
template <class C, class T> struct text { };
template <class I> struct traits_of { typedef char value; };
template <class I> struct match { };
template <class I, class T> using text_of = text<typename traits_of<I>::value, T>;
template <class I, class T> using constant_text_of = const text<typename traits_of<I>::value, T>;
template <class I, class T> T by_reference(const text_of<I, T> &, match<I>);
template <class I, class T> T *by_reference(volatile text_of<I, T> &, match<I>);
template <class I, class T> T by_pointer(const text_of<I, T> *, match<I>);
template <class I, class T> T by_constant(constant_text_of<I, T> &, match<I>);
int by_constant(...);
extern const text<char, float> constant_text;
extern volatile text<char, float> volatile_text;
static_assert(same<decltype(by_reference(constant_text, match<int>())), float>);
static_assert(same<decltype(by_reference(volatile_text, match<int>())), float *>);
static_assert(same<decltype(by_pointer(&constant_text, match<int>())), float>);
static_assert(same<decltype(by_constant(constant_text, match<int>())), float>);
static_assert(same<decltype(by_constant(volatile_text, match<int>())), int>);
