// What the functions of a call are called of which several are best, or none: by the class or namespace they are named in; and their order.
struct Base { static void get(int *p, int = 0); static void get(long); static void get(char); void put(long); void put(char); };
struct Last : Base {};
struct Inside : Base { void f() { get(1u); put(1u); this->put(1u); Base::put(1u); } void g(); };
void Inside::g() { get(1u); Inside::get(1u); }
struct Use : Base { using Base::get; void get(short); void f() { get(1u); } };
template <class T> struct Tm : Base { static void own(long); static void own(char); void f() { get(1u); } };
template <class T> struct Tm2 : Tm<T> { };
typedef Last Alias;
void user(Last last, Last *pl, const Last &r, Use u, Tm2<int> t) {
  last.get(1u);
  pl->get(1u);
  pl->put(1u);
  last.Base::put(1u);
  Last::get(1u);
  Alias::get(1u);
  u.get(1u);
  t.get(1u);
  t.own(1u);
  Tm2<int>::own(1u);
  Tm<int>::own(1u);
}
struct Outer { static void g(long); static void g(char); struct Inner { void f() { g(1u); } }; };
struct D2 : Outer { struct J { void f() { g(1u); } }; };
namespace outer { void other(int); void other(char); void same(long); void same(char); namespace inner { void f() { other(1ul); } } }
namespace second { void other(long); }
using namespace outer;
using namespace second;
void user() { other(1ul); same(1u); ::other(1ul); outer::other(1u); }
namespace third { void other(short); using namespace outer; void f() { other(1ul); } void g() { third::other(1ul); } }
void other(unsigned char);
void u2() { other(1ul); }
namespace v { inline namespace w { void z(int); void z(char); } void z(short); }
void u3() { v::z(1ul); v::w::z(1ul); }
using namespace v;
void u4() { z(1ul); }
namespace fourth { using outer::other; using second::other; void f() { other(1ul); } }
void u5() { fourth::other(1ul); }
void u6() { using outer::other; using second::other; other(1ul); }
