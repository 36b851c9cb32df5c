struct S { int a, b; };
inline namespace {
__attribute__((device)) int a1;
__attribute__((constant)) int a2;
__attribute__((shared)) int a3;
__attribute__((managed)) int a4;
__attribute__((device)) __attribute__((constant)) int a5;
extern __attribute__((device)) int a6;
template <class T> __attribute__((device)) T a7;
namespace N { __attribute__((device)) int a8; }
inline namespace I { __attribute__((device)) int a9; }
__attribute__((device)) int f() { static __attribute__((device)) int l; return 1; }
int host;
}
namespace O { inline namespace { __attribute__((device)) int b1; namespace N { __attribute__((device)) int b2; } } }
namespace P { namespace { __attribute__((device)) int b3; inline namespace J { __attribute__((device)) int b4; } } inline namespace K { __attribute__((constant)) int b5; } }
