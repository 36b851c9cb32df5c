// flags: --c++20
/* Calls of consteval functions are made by nobody; virtual functions that are defaulted keep their spaces. */
namespace n1 { __attribute__((device)) consteval int c() { return 1; } int h() { return c(); } }
namespace n2 { __attribute__((device)) consteval int c() { return 1; } int h() { return c() + 1; }  }
namespace n3 { __attribute__((device)) int ci; __attribute__((device)) consteval int c() { return 1; } int h() { return c() + ci; }  }
namespace n4 { __attribute__((device)) consteval int c(int x) { return x; } int h() { int a = c(1); c(2); return c(3) + c(4); } void g() { constexpr int b = c(2); if (c(1)) ; } }
namespace n5 { struct S { __attribute__((device)) virtual ~S() = default; }; void f() { S s; } }
namespace n6 { struct S { __attribute__((device)) virtual ~S() = default; }; void f() { delete new S; } }
namespace n7 { struct S { __attribute__((device)) virtual ~S() = default; }; struct T : S { }; void f() { T t; } __attribute__((device)) void g() { T t; } }
namespace n8 { struct S { __attribute__((device)) virtual ~S(); }; inline S::~S() = default; void f() { S s; } }
namespace n9 { struct S { virtual ~S() = default; }; __attribute__((device)) void f() { S s; } }
namespace n10 { struct S { __attribute__((host)) virtual ~S() = default; }; __attribute__((device)) void f() { S s; } __attribute__((host)) __attribute__((device)) void g() { S s; } }
namespace n11 { struct S { __attribute__((device)) virtual ~S() = default; }; __attribute__((host)) __attribute__((device)) void f() { S s; } }
namespace n12 { struct B { __attribute__((device)) virtual ~B() { } }; struct S : B { ~S() = default; }; void f() { S s; } }
namespace n13 { struct B { __attribute__((device)) virtual ~B() { } }; struct S : B { ~S() override = default; }; struct U : B { __attribute__((device)) ~U() = default; }; void f() { S s; U u; } }
namespace n14 { struct B { __attribute__((device)) virtual ~B() { } }; struct S : B { }; void f() { S s; } }
namespace n15 { template <class T> struct S { __attribute__((device)) virtual ~S() = default; }; void f() { S<int> s; } }
