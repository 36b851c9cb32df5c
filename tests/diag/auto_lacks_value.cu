/* Variables whose type would be deduced from what is not there. */
namespace n1 {
void f() { auto e, g;
auto h = 1, i;
auto j, k = 2;
auto *l, m;
decltype(auto) n, o;
}
}
namespace n2 {
auto e, g;
auto h = 1, i;
auto j, k = 2;
auto *l, *m;
}
namespace n3 {
auto *p;
auto &q;
extern auto x;
extern auto *y;
static auto z;
template <class T> auto vt;
template <class T> decltype(auto) vu;
}
namespace n4 {
struct S { auto *p;
static auto *q;
decltype(auto) x;
static decltype(auto) y;
static auto z;
decltype(auto) w = 1;
auto v = 2;
};
}
namespace n5 {
void f() { for (auto i;
;) ;
;) ;
decltype(auto) o();
}
}
