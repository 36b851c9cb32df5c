/* Who may use private members decides which constructor of pair-like classes there is. */
template<bool> struct enable { };
template<> struct enable<true> { typedef int type; };
template<class T> struct pair_like;
template<class T> class base { template<class U> friend struct pair_like; base() = default; ~base() = default; base(const base &) = default; };
template<class T> struct pair_like : base<T> { T value; };
class closed { closed() { } friend struct open; };
struct open : closed { };
struct shut : closed { };
struct holder { template<class T, typename enable<__is_constructible(T)>::type = 0> void take(T *, int) { } template<class T> void take(T *, long) { } };
template<class T> void try_it(T *t) { holder().take(t, 1); }
void user(pair_like<int> *p, open *o, shut *s) { try_it(p); try_it(o); holder().take(s, 1); open made; }
