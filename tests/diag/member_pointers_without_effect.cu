struct Cfg { int w; int f(); } cfg, *p;
__attribute__((constant)) Cfg cc;
template <class T> void t(T x, int T::*m) { x.*m; }
struct Q { Cfg *operator->(); }; struct R { int operator->*(int); };
void o(Q q, R r, volatile Cfg &v, int Cfg::*m, const volatile int Cfg::*n) { q->w; r->*3; v.*m; cfg.*n; t(cfg, m); cfg.*m = 1; cfg.*m, 1; }
void h(int Cfg::*m, int (Cfg::*f)()) { cfg.*m; p->*m; cc.*m; (cfg.*f)(); cfg.w; p->w; cc.w; (*p).*m; int a[2]; a[1]; *a; }
