// flags: --extended-lambda
struct S { int i; };
void f1() { S v[2]; auto l = [v] __attribute__((host)) __attribute__((device)) (int)  { return 1; }; static_assert(__nv_is_extended_device_lambda_closure_type(decltype(l)), "no1"); }
void f2() { int v[2][2]={}; auto l = [v] __attribute__((device))    { static int q; q++;  }; static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(l)), "no2"); }
void f3() { auto l = [] __attribute__((device))    {   }; static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(l)), "no3"); }
void f4() { auto l = [] __attribute__((device))    {   }; static_assert(__nv_is_extended_device_lambda_closure_type(decltype(l)), "no4"); }
void f5() { auto l = [] {   }; static_assert(__nv_is_extended_device_lambda_closure_type(decltype(l)), "no5"); }
void f6() { auto l = [] __attribute__((host)) {   }; static_assert(__nv_is_extended_device_lambda_closure_type(decltype(l)), "no6"); }
void f7() { auto l = [](auto) __attribute__((host)) {   }; static_assert(__nv_is_extended_device_lambda_closure_type(decltype(l)), "no7"); }
__attribute__((host)) __attribute__((device)) void f8() { auto l = [] __attribute__((host)) __attribute__((device)) {   }; static_assert(__nv_is_extended_device_lambda_closure_type(decltype(l)), "no8"); }
void f9() { auto l = [] __attribute__((device)) () -> int { return 1;  }; static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(l)), "no9"); }
void f10() { auto l = [] __attribute__((device)) () -> int { return 1;  }; static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(l)), "no10"); }
void f11() { auto l = [] __attribute__((device)) () { return 1;  }; static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(l)), "no11"); }
