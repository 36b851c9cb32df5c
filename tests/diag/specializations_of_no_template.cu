// Specializations of what is declared nowhere, or is no template.
struct Foo {};
template <> struct hash<Foo> {
    int operator()(const Foo &f) const { return undefined1; }
};
namespace N {
template <> struct hash<Foo> : Foo {
    typedef int t;
};
template <> struct hash<int, char>;
template <class T> struct hash<T *> {
    hash() {}
    T x;
};
} // namespace N
struct plain {};
template <> struct plain<Foo> {
    int f() { return undefined2; }
};
struct plain<Foo> object;
struct ghost<Foo> declared;
class ghost<Foo>;
template <class T> void function()
{
    struct ghost<T> {
        int f() { return undefined3; }
    };
}
void parameters(struct ghost<Foo> x, class ghost<int> *y);
struct ghost<Foo> result();
template <class T, int N> struct array<T[N]> {
    int f();
};
int variable;
template <> struct variable<Foo> {
    int f() { return skipped; }
};
int last = undefined4;
