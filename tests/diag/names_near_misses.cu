// Names that friends and parameters do not take away: nothing is said.
typedef long Type; int call(Type);
namespace hidden { struct X { friend int Type(X) { return 1; } template <class T> friend int call(X, T) { return 2; } }; Type after = 1; static_assert(sizeof(Type) == 8, ""); int by_name = call(1), by_arguments = call(X(), 1); template <class T> Type in_template(T t) { return Type(t) + call(X(), t); } Type use = in_template(1); }
int one(int); int two(int, int);
template <class T> int named(T (*f)(T), decltype(f(T())) c) { return 1; }
template <class T> int nested(T (*f)(T), decltype(true ? 1 : f(T())) c) { return 1; }
template <class T> int referred(T (&f)(int), decltype(f(T())) c) { return 1; }
template <class T> int adjusted(T f(T, T), decltype(f(T(), T())) c, decltype(f(c, c)) d) { return 1; }
template <class T> auto returned(T (*f)(T, T), decltype(f(T(), T())) c) -> decltype(f(c, c)) { return 1; }
template <class F> int any(F f, decltype(f(1)) c) { return 1; }
int uses = named(one, 1) + nested(one, 1) + referred(one, 1) + adjusted(two, 1, 2) + returned(two, 1) + any(one, 1);
