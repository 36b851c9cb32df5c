/* What functions of instances override, and those of the templates do not. */
struct base { virtual __attribute__((device)) void f(int); virtual __attribute__((device)) void g(); };
template <class T> struct by_argument : base { void f(T); };
by_argument<int> first;
by_argument<int> again;
template <class T> struct in_template : base { void f(int) override; void h(T); };
in_template<int> said_of_the_template;
template <class T> struct by_base : T { void f(int) {} __attribute__((device)) void g(); };
by_base<base> derived;
void local() { by_base<by_argument<int>> l; }
template <class T> struct root { virtual __attribute__((device)) T f(); virtual ~root(); };
template <class T> struct leaf : root<T> { T f() override; __attribute__((device)) ~leaf(); };
template struct leaf<int>;
leaf<char> leaf_of_char;
template <class T> struct leaf<T *> : root<T *> { T *f(); };
leaf<int *> leaf_of_pointer;
struct below : leaf<short> { __attribute__((device)) short f(); };
struct member { leaf<long> m; };
template <class T> struct holder { leaf<T> m; };
holder<float> held;
leaf<unsigned> *never_complete;
typedef leaf<double> never_used;
template <class T> struct right : root<T> { __attribute__((device)) T f(); ~right(); };
right<int> fine;
