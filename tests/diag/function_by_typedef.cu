/* Functions that a typedef declares have no definition. */
namespace n0 {
using fn = void(int);
fn f { }
}
namespace n1 {
using fn = void(int);
fn f { return;
} fn g = 0;
fn h = default;
fn i = delete;
}
namespace n2 {
using fn = int(int);
struct S { fn a;
fn b { } fn c = delete;
virtual fn d = 0;
static fn e;
};
fn S::a { return 1;
}
}
