// A function that overrides one of other execution spaces and is refused for another reason as well: which word comes first, and which alone.
struct P { virtual __attribute__((device)) void f(); virtual void g(); virtual void h() = delete; virtual int r(); virtual void fin() final; virtual ~P(); };
struct Q : P { void f() override = delete; __attribute__((device)) void h(); __attribute__((device)) void *r(); __attribute__((device)) void fin(); __attribute__((device)) void g(); };
struct R : P { __attribute__((device)) void g() final = delete; __attribute__((host)) __attribute__((device)) void fin(); __attribute__((device)) float r() override; };
struct S : P { void h() override = delete; int r() final; __attribute__((device)) void f() override; void g(); };
struct T : S { __attribute__((device)) int r() override; __attribute__((device)) void h() = delete; };
namespace n { struct U : R { void f() override { } }; struct V final : P { void fin() override; __attribute__((host)) __attribute__((device)) void g() = delete; char r(); }; }
struct A { virtual A *copy(); virtual __attribute__((device)) A &self(); }; struct B : A { __attribute__((device)) B *copy() override; B &self() override; };
