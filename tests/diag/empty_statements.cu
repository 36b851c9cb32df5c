// flags: --remarks --diag_suppress=177,550,826
void f(int x, bool b) { if (x) ; if (x) { } if (x) {} else ; if (x) ; else {} while (x) ; for (;x;) ; do ; while (x); if constexpr (sizeof(x) == 4) ; switch (x) ; if (x) [[likely]] ; if (x) (void)0; else if (b) ; if (int y = x) ; label: if (x)
;
if (b)

/* c */ ;
else x++;
for (int i : *new int[1][2]) ; if (x) if (b) ; if (x) for (;;) ; else if (b) ; else ; }
template <class T> void g(T t) { if (t) ; if (sizeof(T)) ; auto l = [](auto x) { if (x) ; }; }
struct S { void m(int y) { if (y) ; } };
#pragma nv_diag_error 1813
void h(int x) { if (x) ; }
#define EMPTY
#pragma nv_diag_default 1813
void k(int x) {   if (x) ;; }
