// Friends that are specializations of function templates: those of the named type, which a namespace around may declare.
namespace outer {
template <class T> void f(T);
namespace inner { class A { friend void f<int>(int); static int x; }; }
template <> void f<int>(int) { inner::A::x = 0; }
template <> void f<char>(char) { inner::A::x = 0; }
}
template <class T> void k(T);
template <class T> T &operator+(T, int);
class B { friend void k<>(int); friend void k<char>(char); static int y; };
template <> void k(int) { B::y = 1; }
template <> void k(char) { B::y = 1; }
template <> void k(long) { B::y = 1; }
template <class U> class C { friend void k<>(U); static int z; };
template <> void k(unsigned) { C<unsigned>::z = 1; }

// Arrays without elements are called what they are.
extern const char empty[0];
const char empty[0] = { };
template <class> struct shown;
shown<decltype(empty)> s;
typedef char size_of_empty[sizeof empty == 0 ? 1 : 2];
typedef char size_of_empty[1];
