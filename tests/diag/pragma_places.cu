namespace N { struct I {}; void g2(); } struct PR {int a, b;} pr; PR arr2[1]; int arr[3]; void this_is(); template<class T> void tt();
void f1() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
x = 1;
x = 3; } } }
void f2() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
;
x = 3; } } }
void f3() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
{}
x = 3; } } }
void f4() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
if (1) ;
x = 3; } } }
void f5() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
for (;;) ;
x = 3; } } }
void f6() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
while (0) ;
x = 3; } } }
void f7() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
do ; while (0);
x = 3; } } }
void f8() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
switch (1) {}
x = 3; } } }
void f9() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
default: ;
x = 3; } } }
void f10() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
break;
x = 3; } } }
void f11() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
continue;
x = 3; } } }
void f12() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
return;
x = 3; } } }
void f13() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
try {} catch (...) {}
x = 3; } } }
void f14() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
asm("");
x = 3; } } }
void f15() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
int y;
x = 3; } } }
void f16() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
using namespace N;
x = 3; } } }
void f17() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
typedef int t;
x = 3; } } }
void f18() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
struct Q {};
x = 3; } } }
void f19() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
static_assert(true);
x = 3; } } }
void f20() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
throw 1;
x = 3; } } }
void f21() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
extern void g();
x = 3; } } }
void f22() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
for (int i : arr) ;
x = 3; } } }
void f23() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
[] {}();
x = 3; } } }
void f24() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
this_is();
x = 3; } } }
void f25() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
using T = int;
x = 3; } } }
void f26() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
int z;
x = 3; } } }
void f27() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
for (;;) ;
x = 3; } } }
void f28() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
delete (int*)0;
x = 3; } } }
void f29() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
PR q;
x = 3; } } }
void f30() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
PR(); 
x = 3; } } }
void f31() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
N::g2();
x = 3; } } }
void f32() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
N::I z;
x = 3; } } }
void f33() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
PR{};
x = 3; } } }
void f34() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
constexpr int k = 1;
x = 3; } } }
void f35() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
static int s;
x = 3; } } }
void f36() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
if constexpr (true) ;
x = 3; } } }
void f37() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
using N::g2;
x = 3; } } }
void f38() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
const PR *pp;
x = 3; } } }
void f39() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
enum {a9};
x = 3; } } }
void f40() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
namespace M = N;
x = 3; } } }
void f41() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
__extension__ int w;
x = 3; } } }
void f42() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
__attribute__((unused)) int w2;
x = 3; } } }
void f43() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
[[maybe_unused]] int w3;
x = 3; } } }
void f44() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
PR w5(arr2[0]);
x = 3; } } }
void f45() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_exec_check_disable
arr[0] = 1;
x = 3; } } }
struct B46 { int x; }; struct S46 : B46 {
#pragma nv_exec_check_disable
public: int z;
};
struct B47 { int x; }; struct S47 : B47 {
#pragma nv_exec_check_disable
int z;
};
struct B48 { int x; }; struct S48 : B48 {
#pragma nv_exec_check_disable
void m();
};
struct B49 { int x; }; struct S49 : B49 {
#pragma nv_exec_check_disable
friend void q();
};
struct B50 { int x; }; struct S50 : B50 {
#pragma nv_exec_check_disable
using T = int;
};
struct B51 { int x; }; struct S51 : B51 {
#pragma nv_exec_check_disable
struct I {};
};
struct B52 { int x; }; struct S52 : B52 {
#pragma nv_exec_check_disable
enum { a };
};
struct B53 { int x; }; struct S53 : B53 {
#pragma nv_exec_check_disable
static_assert(true);
};
struct B54 { int x; }; struct S54 : B54 {
#pragma nv_exec_check_disable
template<class T> void t();
};
struct B55 { int x; }; struct S55 : B55 {
#pragma nv_exec_check_disable
;
};
struct B56 { int x; }; struct S56 : B56 {
#pragma nv_exec_check_disable
}; struct U56 {
};
struct B57 { int x; }; struct S57 : B57 {
#pragma nv_exec_check_disable
int b : 3;
};
struct B58 { int x; }; struct S58 : B58 {
#pragma nv_exec_check_disable
S58();
};
struct B59 { int x; }; struct S59 : B59 {
#pragma nv_exec_check_disable
using B59::x;
};
struct B60 { int x; }; struct S60 : B60 {
#pragma nv_exec_check_disable
void m() {}
};
struct B61 { int x; }; struct S61 : B61 {
#pragma nv_exec_check_disable
typedef int t;
};
struct B62 { int x; }; struct S62 : B62 {
#pragma nv_exec_check_disable
static int s;
};
struct B63 { int x; }; struct S63 : B63 {
#pragma nv_exec_check_disable
private:
};
struct B64 { int x; }; struct S64 : B64 {
#pragma nv_exec_check_disable
~S64();
};
struct B65 { int x; }; struct S65 : B65 {
#pragma nv_exec_check_disable
operator int();
};
struct B66 { int x; }; struct S66 : B66 {
#pragma nv_exec_check_disable
virtual void v();
};
struct B67 { int x; }; struct S67 : B67 {
#pragma nv_exec_check_disable
public: private: int g;
};
namespace n68 {
#pragma nv_exec_check_disable
namespace A {}
}
namespace n69 {
#pragma nv_exec_check_disable
int z;
}
namespace n70 {
#pragma nv_exec_check_disable
void m();
}
namespace n71 {
#pragma nv_exec_check_disable
using namespace N;
}
namespace n72 {
#pragma nv_exec_check_disable
using T = int;
}
namespace n73 {
#pragma nv_exec_check_disable
struct I {};
}
namespace n74 {
#pragma nv_exec_check_disable
enum { a };
}
namespace n75 {
#pragma nv_exec_check_disable
static_assert(true);
}
namespace n76 {
#pragma nv_exec_check_disable
template<class T> void t();
}
namespace n77 {
#pragma nv_exec_check_disable
;
}
namespace n78 {
#pragma nv_exec_check_disable
extern "C" {}
}
namespace n79 {
#pragma nv_exec_check_disable
extern "C" void q();
}
namespace n80 {
#pragma nv_exec_check_disable
asm("");
}
namespace n81 {
#pragma nv_exec_check_disable
namespace Q = N;
}
namespace n82 {
#pragma nv_exec_check_disable
void m() {}
}
namespace n83 {
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
void m();
}
namespace n84 {
#pragma nv_exec_check_disable
extern int w;
}
namespace n85 {
#pragma nv_exec_check_disable
using N::g2;
}
namespace n86 {
#pragma nv_exec_check_disable
inline namespace I2 {}
}
namespace n87 {
#pragma nv_exec_check_disable
typedef int t;
}
namespace n88 {
#pragma nv_exec_check_disable
[[maybe_unused]] int z;
}
namespace n89 {
#pragma nv_exec_check_disable
class F;
}
namespace n90 {
#pragma nv_exec_check_disable
extern "C++" { }
}
namespace n91 {
#pragma nv_exec_check_disable
__extension__ int w;
}
namespace n92 {
#pragma nv_exec_check_disable
constexpr int k = 1;
}
namespace n93 {
#pragma nv_exec_check_disable
N::I z;
}
namespace n94 {
#pragma nv_exec_check_disable

}
namespace n95 {
#pragma nv_exec_check_disable
union {int a;} un;
}
namespace n96 {
#pragma nv_exec_check_disable
__attribute__((unused)) int w2;
}
void f97() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
x = 1;
x = 3; } } }
void f98() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
;
x = 3; } } }
void f99() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
{}
x = 3; } } }
void f100() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
if (1) ;
x = 3; } } }
void f101() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
for (;;) ;
x = 3; } } }
void f102() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
while (0) ;
x = 3; } } }
void f103() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
do ; while (0);
x = 3; } } }
void f104() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
switch (1) {}
x = 3; } } }
void f105() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
default: ;
x = 3; } } }
void f106() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
break;
x = 3; } } }
void f107() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
continue;
x = 3; } } }
void f108() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
return;
x = 3; } } }
void f109() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
try {} catch (...) {}
x = 3; } } }
void f110() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
asm("");
x = 3; } } }
void f111() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
int y;
x = 3; } } }
void f112() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
using namespace N;
x = 3; } } }
void f113() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
typedef int t;
x = 3; } } }
void f114() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
struct Q {};
x = 3; } } }
void f115() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
static_assert(true);
x = 3; } } }
void f116() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
throw 1;
x = 3; } } }
void f117() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
extern void g();
x = 3; } } }
void f118() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
for (int i : arr) ;
x = 3; } } }
void f119() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
[] {}();
x = 3; } } }
void f120() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
this_is();
x = 3; } } }
void f121() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
using T = int;
x = 3; } } }
void f122() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
#pragma unroll
int z;
x = 3; } } }
void f123() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
#pragma unroll
for (;;) ;
x = 3; } } }
void f124() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
delete (int*)0;
x = 3; } } }
void f125() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
PR q;
x = 3; } } }
void f126() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
PR(); 
x = 3; } } }
void f127() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
N::g2();
x = 3; } } }
void f128() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
N::I z;
x = 3; } } }
void f129() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
PR{};
x = 3; } } }
void f130() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
constexpr int k = 1;
x = 3; } } }
void f131() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
static int s;
x = 3; } } }
void f132() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
if constexpr (true) ;
x = 3; } } }
void f133() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
using N::g2;
x = 3; } } }
void f134() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
const PR *pp;
x = 3; } } }
void f135() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
enum {a9};
x = 3; } } }
void f136() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
namespace M = N;
x = 3; } } }
void f137() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
__extension__ int w;
x = 3; } } }
void f138() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
__attribute__((unused)) int w2;
x = 3; } } }
void f139() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
[[maybe_unused]] int w3;
x = 3; } } }
void f140() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
PR w5(arr2[0]);
x = 3; } } }
void f141() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma unroll
arr[0] = 1;
x = 3; } } }
struct B142 { int x; }; struct S142 : B142 {
#pragma unroll
public: int z;
};
struct B143 { int x; }; struct S143 : B143 {
#pragma unroll
int z;
};
struct B144 { int x; }; struct S144 : B144 {
#pragma unroll
void m();
};
struct B145 { int x; }; struct S145 : B145 {
#pragma unroll
friend void q();
};
struct B146 { int x; }; struct S146 : B146 {
#pragma unroll
using T = int;
};
struct B147 { int x; }; struct S147 : B147 {
#pragma unroll
struct I {};
};
struct B148 { int x; }; struct S148 : B148 {
#pragma unroll
enum { a };
};
struct B149 { int x; }; struct S149 : B149 {
#pragma unroll
static_assert(true);
};
struct B150 { int x; }; struct S150 : B150 {
#pragma unroll
template<class T> void t();
};
struct B151 { int x; }; struct S151 : B151 {
#pragma unroll
;
};
struct B152 { int x; }; struct S152 : B152 {
#pragma unroll
}; struct U152 {
};
struct B153 { int x; }; struct S153 : B153 {
#pragma unroll
int b : 3;
};
struct B154 { int x; }; struct S154 : B154 {
#pragma unroll
S154();
};
struct B155 { int x; }; struct S155 : B155 {
#pragma unroll
using B155::x;
};
struct B156 { int x; }; struct S156 : B156 {
#pragma unroll
void m() {}
};
struct B157 { int x; }; struct S157 : B157 {
#pragma unroll
typedef int t;
};
struct B158 { int x; }; struct S158 : B158 {
#pragma unroll
static int s;
};
struct B159 { int x; }; struct S159 : B159 {
#pragma unroll
private:
};
struct B160 { int x; }; struct S160 : B160 {
#pragma unroll
~S160();
};
struct B161 { int x; }; struct S161 : B161 {
#pragma unroll
operator int();
};
struct B162 { int x; }; struct S162 : B162 {
#pragma unroll
virtual void v();
};
struct B163 { int x; }; struct S163 : B163 {
#pragma unroll
public: private: int g;
};
namespace n164 {
#pragma unroll
namespace A {}
}
namespace n165 {
#pragma unroll
int z;
}
namespace n166 {
#pragma unroll
void m();
}
namespace n167 {
#pragma unroll
using namespace N;
}
namespace n168 {
#pragma unroll
using T = int;
}
namespace n169 {
#pragma unroll
struct I {};
}
namespace n170 {
#pragma unroll
enum { a };
}
namespace n171 {
#pragma unroll
static_assert(true);
}
namespace n172 {
#pragma unroll
template<class T> void t();
}
namespace n173 {
#pragma unroll
;
}
namespace n174 {
#pragma unroll
extern "C" {}
}
namespace n175 {
#pragma unroll
extern "C" void q();
}
namespace n176 {
#pragma unroll
asm("");
}
namespace n177 {
#pragma unroll
namespace Q = N;
}
namespace n178 {
#pragma unroll
void m() {}
}
namespace n179 {
#pragma unroll
#pragma unroll
void m();
}
namespace n180 {
#pragma unroll
extern int w;
}
namespace n181 {
#pragma unroll
using N::g2;
}
namespace n182 {
#pragma unroll
inline namespace I2 {}
}
namespace n183 {
#pragma unroll
typedef int t;
}
namespace n184 {
#pragma unroll
[[maybe_unused]] int z;
}
namespace n185 {
#pragma unroll
class F;
}
namespace n186 {
#pragma unroll
extern "C++" { }
}
namespace n187 {
#pragma unroll
__extension__ int w;
}
namespace n188 {
#pragma unroll
constexpr int k = 1;
}
namespace n189 {
#pragma unroll
N::I z;
}
namespace n190 {
#pragma unroll

}
namespace n191 {
#pragma unroll
union {int a;} un;
}
namespace n192 {
#pragma unroll
__attribute__((unused)) int w2;
}
void f193() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
x = 1;
x = 3; } } }
void f194() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
;
x = 3; } } }
void f195() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
{}
x = 3; } } }
void f196() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
if (1) ;
x = 3; } } }
void f197() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
for (;;) ;
x = 3; } } }
void f198() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
while (0) ;
x = 3; } } }
void f199() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
do ; while (0);
x = 3; } } }
void f200() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
switch (1) {}
x = 3; } } }
void f201() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
default: ;
x = 3; } } }
void f202() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
break;
x = 3; } } }
void f203() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
continue;
x = 3; } } }
void f204() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
return;
x = 3; } } }
void f205() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
try {} catch (...) {}
x = 3; } } }
void f206() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
asm("");
x = 3; } } }
void f207() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
int y;
x = 3; } } }
void f208() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
using namespace N;
x = 3; } } }
void f209() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
typedef int t;
x = 3; } } }
void f210() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
struct Q {};
x = 3; } } }
void f211() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
static_assert(true);
x = 3; } } }
void f212() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
throw 1;
x = 3; } } }
void f213() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
extern void g();
x = 3; } } }
void f214() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
for (int i : arr) ;
x = 3; } } }
void f215() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
[] {}();
x = 3; } } }
void f216() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
this_is();
x = 3; } } }
void f217() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
using T = int;
x = 3; } } }
void f218() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
#pragma nv_abi x
int z;
x = 3; } } }
void f219() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
#pragma nv_abi x
for (;;) ;
x = 3; } } }
void f220() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
delete (int*)0;
x = 3; } } }
void f221() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
PR q;
x = 3; } } }
void f222() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
PR(); 
x = 3; } } }
void f223() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
N::g2();
x = 3; } } }
void f224() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
N::I z;
x = 3; } } }
void f225() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
PR{};
x = 3; } } }
void f226() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
constexpr int k = 1;
x = 3; } } }
void f227() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
static int s;
x = 3; } } }
void f228() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
if constexpr (true) ;
x = 3; } } }
void f229() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
using N::g2;
x = 3; } } }
void f230() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
const PR *pp;
x = 3; } } }
void f231() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
enum {a9};
x = 3; } } }
void f232() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
namespace M = N;
x = 3; } } }
void f233() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
__extension__ int w;
x = 3; } } }
void f234() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
__attribute__((unused)) int w2;
x = 3; } } }
void f235() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
[[maybe_unused]] int w3;
x = 3; } } }
void f236() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
PR w5(arr2[0]);
x = 3; } } }
void f237() { int x; for (;;) { switch (x = 1) { case 1: x = 2;
#pragma nv_abi x
arr[0] = 1;
x = 3; } } }
struct B238 { int x; }; struct S238 : B238 {
#pragma nv_abi x
public: int z;
};
struct B239 { int x; }; struct S239 : B239 {
#pragma nv_abi x
int z;
};
struct B240 { int x; }; struct S240 : B240 {
#pragma nv_abi x
void m();
};
struct B241 { int x; }; struct S241 : B241 {
#pragma nv_abi x
friend void q();
};
struct B242 { int x; }; struct S242 : B242 {
#pragma nv_abi x
using T = int;
};
struct B243 { int x; }; struct S243 : B243 {
#pragma nv_abi x
struct I {};
};
struct B244 { int x; }; struct S244 : B244 {
#pragma nv_abi x
enum { a };
};
struct B245 { int x; }; struct S245 : B245 {
#pragma nv_abi x
static_assert(true);
};
struct B246 { int x; }; struct S246 : B246 {
#pragma nv_abi x
template<class T> void t();
};
struct B247 { int x; }; struct S247 : B247 {
#pragma nv_abi x
;
};
struct B248 { int x; }; struct S248 : B248 {
#pragma nv_abi x
}; struct U248 {
};
struct B249 { int x; }; struct S249 : B249 {
#pragma nv_abi x
int b : 3;
};
struct B250 { int x; }; struct S250 : B250 {
#pragma nv_abi x
S250();
};
struct B251 { int x; }; struct S251 : B251 {
#pragma nv_abi x
using B251::x;
};
struct B252 { int x; }; struct S252 : B252 {
#pragma nv_abi x
void m() {}
};
struct B253 { int x; }; struct S253 : B253 {
#pragma nv_abi x
typedef int t;
};
struct B254 { int x; }; struct S254 : B254 {
#pragma nv_abi x
static int s;
};
struct B255 { int x; }; struct S255 : B255 {
#pragma nv_abi x
private:
};
struct B256 { int x; }; struct S256 : B256 {
#pragma nv_abi x
~S256();
};
struct B257 { int x; }; struct S257 : B257 {
#pragma nv_abi x
operator int();
};
struct B258 { int x; }; struct S258 : B258 {
#pragma nv_abi x
virtual void v();
};
struct B259 { int x; }; struct S259 : B259 {
#pragma nv_abi x
public: private: int g;
};
namespace n260 {
#pragma nv_abi x
namespace A {}
}
namespace n261 {
#pragma nv_abi x
int z;
}
namespace n262 {
#pragma nv_abi x
void m();
}
namespace n263 {
#pragma nv_abi x
using namespace N;
}
namespace n264 {
#pragma nv_abi x
using T = int;
}
namespace n265 {
#pragma nv_abi x
struct I {};
}
namespace n266 {
#pragma nv_abi x
enum { a };
}
namespace n267 {
#pragma nv_abi x
static_assert(true);
}
namespace n268 {
#pragma nv_abi x
template<class T> void t();
}
namespace n269 {
#pragma nv_abi x
;
}
namespace n270 {
#pragma nv_abi x
extern "C" {}
}
namespace n271 {
#pragma nv_abi x
extern "C" void q();
}
namespace n272 {
#pragma nv_abi x
asm("");
}
namespace n273 {
#pragma nv_abi x
namespace Q = N;
}
namespace n274 {
#pragma nv_abi x
void m() {}
}
namespace n275 {
#pragma nv_abi x
#pragma nv_abi x
void m();
}
namespace n276 {
#pragma nv_abi x
extern int w;
}
namespace n277 {
#pragma nv_abi x
using N::g2;
}
namespace n278 {
#pragma nv_abi x
inline namespace I2 {}
}
namespace n279 {
#pragma nv_abi x
typedef int t;
}
namespace n280 {
#pragma nv_abi x
[[maybe_unused]] int z;
}
namespace n281 {
#pragma nv_abi x
class F;
}
namespace n282 {
#pragma nv_abi x
extern "C++" { }
}
namespace n283 {
#pragma nv_abi x
__extension__ int w;
}
namespace n284 {
#pragma nv_abi x
constexpr int k = 1;
}
namespace n285 {
#pragma nv_abi x
N::I z;
}
namespace n286 {
#pragma nv_abi x

}
namespace n287 {
#pragma nv_abi x
union {int a;} un;
}
namespace n288 {
#pragma nv_abi x
__attribute__((unused)) int w2;
}
#pragma nv_abi x
