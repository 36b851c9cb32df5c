/* In instances of templates lambdas with errors, which the template says once, have no result. */
template <class T> void called(T n) { auto l = [] (int) { return undeclared; }; l(); l(1); int *p = l(1); } template void called(int);
template <class T> void captured(T n) { int (*q)() = [q = n] (int, int *x[]) { return undeclared; }; } template void captured(int);
template <class T> void uncaptured(T n) { ([] (int (*x)(int), int = 3) { return n; })(); } template void uncaptured(int);
template <class T> void right(T n) { auto l = [n] (int) { return n; }; l(); int *p = l(1); } template void right(int);
