// What `friend struct X` names: no class outside of the innermost namespace, which X is then declared in.
struct Outer { int f(int); };
namespace inner {
class Hidden { friend struct Outer; ~Hidden(); int x; };
struct Outer { Outer(); int read(Hidden &h) { return h.x; } Hidden h; };
struct Holder { Outer o; } holder;
}
struct Late;
namespace early { class Hidden { friend struct Late; int x; }; }
struct Late { int read(early::Hidden &h) { return h.x; } };
namespace around { struct Known; inline namespace v1 { class Hidden { friend struct Known; int x; }; } }
struct around::Known { int read(Hidden &h) { return h.x; } };
namespace plain { class Hidden { friend Outer; friend struct ::Late; int x; }; }
int Outer::f(int) { plain::Hidden h; return h.x; }
namespace used { using ::Late; class Hidden { friend struct Late; int x; }; }
void function()
{
    struct Local;
    class Hidden { friend struct Local; int x; };
    struct Local { int read(Hidden &h) { return h.x; } };
}
struct Shared { static void f(); };
namespace unseen
{
struct A { friend struct Shared; friend class Never; Shared *p; };
void use() { Shared s; Shared::f(); A a; a.p = &s; }
struct B { friend struct Shared; int x; };
}
template <class T> struct Box { friend struct Shared; int x; };
namespace boxes { template <class T> struct Box { friend struct Shared; int x; }; Box<int> a; Box<char> b; void use() { Shared::f(); } struct Shared { int f(Box<int> &x) { return x.x; } }; }
