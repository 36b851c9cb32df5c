// flags: --extended-lambda
__attribute__((global)) void f1_() { auto l = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; l2(); auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3(); }; l(); }
__attribute__((device)) void f2_() { auto l = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; l2();auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3();  }; l(); }
__attribute__((host)) __attribute__((device)) void f3_() { auto l = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; l2(); auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3(); }; l(); }
void f4_() { auto l = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; l2(); auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3(); }; l(); }
__attribute__((global)) void f5_() { auto l = [] __attribute__((host)) () { auto l2 = [] __attribute__((device)) {}; l2(); auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3(); }; l(); }
__attribute__((global)) void f6_() { auto l = [] () { auto l2 = [] __attribute__((device)) {}; l2(); auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3(); }; l(); }
__attribute__((global)) void f7_() { auto l = [] (auto) { auto l2 = [] __attribute__((device)) {}; l2(); auto l3 = [] __attribute__((host)) __attribute__((device)) {}; l3(); }; l(1); }
__attribute__((global)) void f8_() { int v; auto l = [&] __attribute__((host)) __attribute__((device)) (auto) { auto l2 = [&v] __attribute__((device)) {}; l2(); auto l3 = [&] __attribute__((host)) __attribute__((device)) {v;}; l3(); }; l(1); }
auto g1 = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; auto l3 = [] __attribute__((host)) __attribute__((device)) {}; };
struct S1 { int k = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; auto l3 = [] __attribute__((host)) __attribute__((device)) {}; return 1; }(); };
int g2 = [] __attribute__((host)) __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; auto l3 = [] __attribute__((host)) __attribute__((device)) {}; return 1; }();
auto g3 = [] __attribute__((device)) () { auto l2 = [] __attribute__((device)) {}; auto l3 = [] __attribute__((host)) __attribute__((device)) {}; };
__attribute__((global)) void f9_() { int v; auto l = [=] __attribute__((host)) () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
__attribute__((global)) void f10_() { int v; auto l = [=]  () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
__attribute__((global)) void f11_() { int v; auto l = [=] __attribute__((device)) () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
__attribute__((global)) void f12_() { int v; auto l = [=] __attribute__((host)) __attribute__((device)) () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
__attribute__((device)) void f13_() { int v; auto l = [=] __attribute__((host)) __attribute__((device)) () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
void f14_() { int v; auto l = [=] __attribute__((device)) () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
void f15_() { int v; auto l = [=] () { auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {};  };  }
void f16_() { auto l = [=] __attribute__((device)) () {  struct L { void f() { int v; auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {}; } }; };  }
__attribute__((device)) void f17_() {  struct L { void f() { int v; auto l2 = [&v] __attribute__((device)) {};  auto l3 = [&v] __attribute__((host)) __attribute__((device)) {}; } };   }
