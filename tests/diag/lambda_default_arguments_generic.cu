/* Default arguments of lambdas in generic lambdas: what they may not name is said once. */
template <class... F> int use(F... f) { return sizeof...(f); }
void f1(int n) { auto outer = [=](auto z) { use([n] (int x = n) { return 1; }); }; outer(1); }
void f2(int n) { auto outer = [=](auto z) { use([] (int x = n) { return 1; }); }; outer(1); }
void f3(int n) { auto outer = [=](auto z) { int k; use([] (int x = k) { return 1; }); }; outer(1); }
void f5(int n) { auto outer = [=](auto z) { int k; use([=] (int x = k) { return 1; }); }; outer(1); }
void f7(int n) { auto outer = [=](int z) { use([n] (int x = n) { return 1; });  use([z] (int x = z) { return 1; });  use([z] (int x = n) { return 1; }); }; outer(1); }
void f8(int n) { auto outer = [=](auto z) { use([z] (int x = z) { return 1; }); use([] (int x = z) { return 1; }); use([=] (int x = z) { return 1; }); }; outer(1); }
void f9(int n) { auto outer = [](auto z) { use([n] (int x = n) { return 1; }); }; outer(1); }
void f10(int n) { auto outer = [&](auto z) { struct L { int a = n; void m(int x = n); }; }; outer(1); }
