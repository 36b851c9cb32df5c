// flags: --c++20
// explicit(condition) of conversion functions and copy constructors that operators, conditions and results use.
template<bool B> struct W { explicit(B) operator int() const; };
template<bool B> struct R { explicit(B) operator int &(); };
template<bool B> struct C { C(); explicit(B) C(const C &); };
C<false> copy(C<false> c) { return c; }
int add(W<false> w, R<false> r)
{
	switch (w) { case 1: break; }
	int a[3] = {};
	r++;
	r += 2;
	return w + 1 + -w + a[w] + (w < 3) + (w ? 1 : 2) + w * w;
}
int wrong(W<true> w) { return w + 1; }
int wrong2(W<true> w) { return -w; }
int wrong3(R<true> r) { r++; return 0; }
