/* The names of C functions are shown as types where they can be those of types. */
extern "C" { __attribute__((device)) int c(); __attribute__((device)) void f(); __attribute__((device)) void Pc(); __attribute__((device)) void St(); __attribute__((device)) void fn(); __attribute__((device)) void q(); __attribute__((device)) void A1_c(); }
extern "C" __attribute__((device)) void x(int);
namespace n { extern "C" __attribute__((device)) void i(); __attribute__((device)) void d(); }
__attribute__((device)) void v();
void calls() { c(); f(); Pc(); St(); fn(); q(); A1_c(); x(1); n::i(); n::d(); v(); }
extern "C" void d() { f(); }
