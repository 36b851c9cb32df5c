// What an inline namespace declares is defined with the name of the namespace around it.
namespace math { inline namespace v1 { int ver(); int vv(int); extern int obj; struct S; template <class T> T tt(T); } int own(); }
int math::ver() { return 1; }
int math::vv(int a) { return a; }
int math::obj = 3;
struct math::S { int a; };
template <class T> T math::tt(T t) { return t; }
int f() { using namespace math; ver(); vv(1); tt(1); obj = 1; S s; return own() + math::ver() + math::v1::ver(); }
namespace math { int use() { return ver() + vv(1) + obj; } }
