// Statements outside of functions: names of nothing and of variables, which are taken for declarations.
void b(Unk *p) { h; }
long free_(void *);
h ^= 3;
h |= 3;
free_(p);
free_(p, 3);
free_(und);
free_(und, 3);
free_(und->x);
free_(und());
new_(p);
new_(und());
new_(und->x, 3);
h == 3;
h ? 3 : 4;
h + 3;
h < 3;
h + 3; und3 / 4;
template <class T> void checked(T r, const char *f, int line);
template <class T> void twice(T r);
template <class T> void twice(T r, int);
checked((counter(1)), "counter", 3);
checked(1, "counter", 3);
twice(1);
