struct A { int n; };
extern __attribute__((shared)) int &es;
__attribute__((device)) int &d;
__attribute__((constant)) int &k;
__attribute__((shared)) int &s;
extern "C" __attribute__((device)) int &l;
extern "C" { __attribute__((device)) int &inside; }
__attribute__((device)) void g(int &q) { __attribute__((shared)) A &a; static __attribute__((shared)) A &&b; int &r = q; }
__attribute__((managed)) int &m;
