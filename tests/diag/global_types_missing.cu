// ::name of nothing where a declaration of a block has its type, and qualified names in the arguments of qualifiers.
namespace N { template <class T> struct Known { static const int v = 1; }; namespace M { int deep; } }
template <class T> struct Own { static const int v = 1; };
struct Some { int n; };
void used(int);
void alone() { ::gone v; }
void with_value() { ::gone v = 3; }
void pointer() { ::gone *v; }
void called() { ::gone v(3); }
void several() { ::gone v, w; }
void in_for() { for (::gone i = 0; i < 3; i++) used(1); }
template <class U> void in_template(U u) { ::gone w; }
namespace outer {
struct Inner { int n; };
void alone() { ::gone v; }
void found_without() { ::Inner v; }
}
void first() { int v = Own<N::M::gone>::v; }
void second() { int v = N::Known<N::gone>::v; }
void third() { int v = N::Known<N::M::gone>::v; }
void fourth() { int v = N::Known<N::Known<N::gone>>::v; }
void fifth() { N::Known<N::M::gone> v; }

// What is declared.
namespace outer { void known() { ::Some s; ::outer::Inner i; int v = ::N::Known<N::Known<::Some>>::v + N::M::deep; used(s.n + i.n + v); } }
