// flags: --extended-lambda
/* Calls of lambdas for devices by the name of their call operator. */
void t() { int n = 1; auto d = [=] __attribute__((device)) (int i) { return n; };
 d(1);
 auto &dr = d;
 dr(1);
 (&d)->operator()(1);
 d.operator()(2);
 auto *p = &d;
 p->operator()(3);
 (*p)(3);
 auto dc = d; dc(2); 
 const auto &cr = d; cr(2);
 auto &&rr = d; rr(2);
 int (*fd)(int) = [] __attribute__((device)) (int i) { return i; };
 auto pl = +[] __attribute__((device)) (int i) { return i; };
 pl(2);
}
__attribute__((device)) int dd() { auto d = [=] __attribute__((device)) (int i) -> int { return i; }; return d.operator()(1); }
__attribute__((host)) __attribute__((device)) int hd() { auto d = [=] __attribute__((device)) (int i) -> int { return i; }; auto e = [=] __attribute__((device)) (int i) { return i; }; return d.operator()(1) + e.operator()(2); }
int un() { auto d = [=] __attribute__((device)) (int i) { return i; }; return sizeof(d.operator()(1)) + sizeof(decltype(d.operator()(1))); }
struct M { int x = [] { auto d = [=] __attribute__((device)) (int i) { return i; }; return d.operator()(1); }(); };
void cc() { tm(1); }
int un2() { auto d = [=] __attribute__((device)) (int i) { return i; };
return sizeof(d.operator()(1)) 
+ sizeof(decltype(d.operator()(1)))
+ sizeof(d(1)); }
