/* ::name and ::name::name of what the global namespace does not have. */
namespace outer {
struct P { int i; static int m; }; int w; int g(); template <class T> int f(T); namespace inner { int v; }
void objects() { ::v = 1; ::inner::v = 2; ::P::m = 3; ::outer::w = 4; ::outer::P::m = 5; ::outer::inner::v = ::inner::v; }
void calls() { ::g(); ::inner::g(); ::outer::g(); ::f<int>(3); ::inner::f<int>(3); ::outer::f(3); }
int returned() { return ::inner::v; }
int initialized = ::inner::v; int sum = ::v + ::inner::v; int known = ::outer::inner::v;
void operands() { sizeof(::inner::v); if (::inner::v) { } while (::inner::v) { } decltype(::inner::v) a; throw ::inner::v; }
void pointer() { ::inner::P *a; ::outer::P *b; }
void specialized() { ::inner::T<int> a; }
template <class T> void in_template(T t) { ::v; ::inner::v; ::inner::g(t); T x = ::inner::v; ::outer::inner::v; using ::g; using ::outer::g; }
using ::g;
using ::inner::v;
using ::outer::inner::v;
void using_in_block() { using ::g; using ::inner::v; using ::outer::inner::v; }
}
