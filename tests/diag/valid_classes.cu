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
