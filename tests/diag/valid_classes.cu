// Classes that are complete, concrete and have the constructors that are asked for: nothing is said.
namespace n { inline namespace v { struct X; template <class> struct T; template <class> class hidden; } struct G { template <class> friend struct T; template <class> friend class ::n::hidden; private: int i; }; }
struct n::X { int x; }; template <class V> struct n::T { int f(G g) { return g.i; } };
namespace n { inline namespace v { template <class R> class hidden { R r; public: hidden(const char * = "") { } int f(G g) { return g.i; } }; } }
int in_inline() { n::X x = { 1 }; n::T<int> t; n::hidden<int> h; n::hidden<char>("x"); return t.f(n::G()) + h.f(n::G()) + x.x; }
struct pure { virtual ~pure() = 0; }; struct concrete : pure { int x; }; struct written : pure { ~written(); }; struct holds { concrete c; };
void destructors() { concrete a; written b; holds c; }
struct counted { counted() { } counted(const counted &) = delete; template <class S> explicit counted(const S &) { } };
struct inherits : private counted { using counted::counted; }; struct by_alias : private counted { using base = counted; using base::base; };
void constructors() { inherits a, b{}, c(3); by_alias d, e{}, f(3); }
template <class T> struct outer { using type = T; struct of; template <class U> struct also; static constexpr int k = 3; };
template <class T> struct outer<T>::of { type t; outer *a; int f(type b) { return b + k; } }; template <class T> template <class U> struct outer<T>::also { type t; U u; of *c; };
outer<int>::of member = { 1, nullptr }; outer<int>::also<char> of_template = { 1, 'x', &member };
namespace m { struct S { int i; }; template <class> struct T; constexpr int q = 2; } template <class V> struct m::T { S s; static constexpr int p = q; }; template <> struct m::T<char *> { S s, t; }; template <class V> struct m::T<V *> { S s[q]; };
struct pointers { pointers (*f)(int); static pointers (*h)(char); pointers *(*k)(); pointers (pointers::*m)(); }; template <class T> struct returns { returns<T> (*f)(T); returns (*g)(int); }; pointers of_pointers; returns<int> of_returns;
struct assigned_to; struct assigns { virtual assigned_to &operator=(assigned_to &&) = 0; }; struct copies { virtual assigned_to &operator=(const assigned_to &) = 0; }; struct assigned_to : assigns, copies { assigned_to(); }; assigned_to of_assigned_to;
struct deleted_template { template <class T> deleted_template(T) = delete; }; static_assert(__is_aggregate(deleted_template), "");
