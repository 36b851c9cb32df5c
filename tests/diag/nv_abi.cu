#pragma nv_abi preserve_n_data(5) preserve_n_control(4) preserve_n_after(2)
__attribute__((device)) void f1();
#pragma nv_abi preserve_n_data(5)
void f2();
#pragma nv_abi
__attribute__((device)) void f3();
#pragma nv_abi foo(3)
__attribute__((device)) void f4();
#pragma nv_abi preserve_n_data
__attribute__((device)) void f5();
#pragma nv_abi preserve_n_data(1) preserve_n_data(2)
__attribute__((device)) void f6();
#pragma nv_abi preserve_n_data(-1)
__attribute__((device)) void f7();
#pragma nv_abi preserve_n_data(0)
__attribute__((device)) void f8();
#pragma nv_abi preserve_n_data(x)
__attribute__((device)) void f9();
int g; const int c = 3;
#pragma nv_abi preserve_n_data(g)
__attribute__((device)) void f10();
#pragma nv_abi preserve_n_data(c)
__attribute__((device)) void f11();
#pragma nv_abi preserve_n_data(99999999999)
__attribute__((device)) void f12();
#pragma nv_abi preserve_n_data(5) 
int v;
#pragma nv_abi preserve_n_data(5) 
__attribute__((global)) void f13();
#pragma nv_abi preserve_n_data(5) 
__attribute__((host)) __attribute__((device)) void f14();
#pragma nv_abi preserve_n_data(1.5)
__attribute__((device)) void f15();
#pragma nv_abi preserve_n_data(5
__attribute__((device)) void f16();
#pragma nv_abi preserve_n_data 5
__attribute__((device)) void f17();
#pragma nv_abi preserve_n_data(5), preserve_n_control(3)
__attribute__((device)) void f18();
#pragma nv_abi (5)
__attribute__((device)) void f19();
#pragma nv_abi preserve_n_data(5)
template <class T> __attribute__((device)) void f20(T) { }
#pragma nv_abi preserve_n_data(5)
struct S { __attribute__((device)) void m(); };
struct T {
#pragma nv_abi preserve_n_data(5)
  __attribute__((device)) void m1();
#pragma nv_abi preserve_n_data(5)
  void m2();
#pragma nv_abi preserve_n_data(5)
  int m3;
#pragma nv_abi preserve_n_data(5)
};
__attribute__((device)) void d1(void (*p)()) {
#pragma nv_abi preserve_n_data(5)
  p();
#pragma nv_abi preserve_n_data(5)
  int a = 1;
#pragma nv_abi preserve_n_data(5)
  for (int i = 0; i < 2; i++) ;
#pragma nv_abi preserve_n_data(5)
  return;
#pragma nv_abi preserve_n_data(5)
  ;
#pragma nv_abi preserve_n_data(5)
  a = 2;
#pragma nv_abi preserve_n_data(5)
  { }
#pragma nv_abi preserve_n_data(5)
}
void h1(void (*p)()) {
#pragma nv_abi preserve_n_data(5)
  p();
#pragma nv_abi preserve_n_data(5)
  int a = 1;
#pragma nv_abi preserve_n_data(5)
}
#pragma nv_abi preserve_n_data(5)
