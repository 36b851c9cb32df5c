/* ::name of nothing at the beginning of statements and in declarations of a namespace. */
int known; struct Known { int i; static int s; typedef int type; }; void known_function(int);
typedef int T; namespace inner { struct X { }; }
namespace outer {
struct P { int i; static int m; }; int v; void f(); extern int later;
void objects() { ::P a; int i; ::P *b = 0; ::P c(3); ::n::P d; }
void fine() { ::Known a; ::Known *b = 0; ::Known::type c(3); ::inner::X d; ::known = 1; ::Known::s = 2; ::known_function(1); ::T e; ::outer::P g; }
template <class U> void in_template(U t) { ::P a; int i; }
template <class U> void in_template2(U t) { ::n::P b; ::Known c; }
int ::v = 2; void ::f() { } int ::declared; void ::function(); int ::defined() { return 1; } static int ::internal;
int P::m = 3; const ::T t1 = 1; T::x y; T::x2 z(int); void ::known_function(int);
}
namespace first { int twice; } namespace second { int twice; }
namespace outer { using namespace first; using namespace second; template <class U> U dependent(U t) { return t + twice; } int plain() { return twice; } }
