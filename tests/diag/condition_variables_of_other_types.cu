struct S { operator bool() const; };
struct T { T(int); operator bool(); };
void g(const char *);
void f(int *p, int n, S s) {
	if (int q = p) g(q);
	while (int q = s) ;
	if (S q = 1) ;
	if (T q = 1) ;
	if (T q{1, 2}) ;
	if (int q{1.5}) ;
	if (int q = {p}) ;
	if (const int q = p) g(q);
	if (int &q = 1) ;
	if (int &q = n) ;
	if (int *q = n) ;
	if (int *q = 0) ;
	for (; int q = p;) ;
	switch (int q = p) {}
	switch (int q = n) {}
	if (S *q = &s) ;
	if (S *q = s) ;
	if (int q = 1; int r = p) ;
}
struct D { D(); D(const D &) = delete; operator bool(); };
D &d();
void h() { if (D a = d()) ; if (D &b = d()) ; if (D c{}) ; }
template<class X> void t(X x, X *p) { if (int q = p) ; if (X *q = 1) ; if (X q = 1) ; if (auto q = x) ; }
template void t(int, int *);
