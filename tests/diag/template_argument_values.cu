// Values of template arguments of other types.
template <int N> struct T { };
template <class T, T v> struct X { };
template <bool B> struct V { };
int rt();
int gv;
const int gc = 3;
T<1.5> a;
T<"x"> b;
T<rt()> c;
T<gv> d;
T<gc> e;
T<1.0f> af;
T<(int)1.5> ag;
T<'a'> ad;
T<true> ae;
X<int, 2> n2;
V<true> i;
void local() { T<1.5> a; T<"x"> b; T<gc> fine; }
