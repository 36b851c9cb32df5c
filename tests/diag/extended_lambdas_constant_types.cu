// flags: --extended-lambda
/* Constants of class and enumeration types are captured where they are named, and their types looked at. */
template <class F> void k1(F f) { f(1); }
struct Pt { int x; constexpr int get() const { return x; } };
template<class T> void tt() { constexpr auto cl = [] (int x) { return x * 2; }; const auto c2 = [] (T x) { return x * 2; }; k1([=] __attribute__((device)) (int i) { return cl(i); }); k1([=] __attribute__((host)) __attribute__((device)) (int i) { return c2(i); }); }
int main() { 
 constexpr auto cl = [] (int x) constexpr { return x * 2; };
 const auto c2 = [] (int x) { return x * 2; };
 auto c3 = [] (int x) { return x * 2; };
 k1([=] __attribute__((device)) (int i) { return cl(i); });
 k1([=] __attribute__((device)) (int i) { return c2(i); });
 k1([=] __attribute__((device)) (int i) { return c3(i); });
 k1([=] __attribute__((host)) __attribute__((device)) (int i) { return cl(i); });
 k1([cl] __attribute__((device)) (int i) { return cl(i); });
 k1([c2] __attribute__((device)) (int i) { return c2(i); });
 struct Lo { int x; int m() const { return x; } }; const Lo lo{1}; constexpr Lo lc{1}; const Lo la[2] = {{1}, {2}};
 k1([=] __attribute__((device)) (int i) { return lo.m(); });
 k1([=] __attribute__((device)) (int i) { return lc.x; });
 k1([=] __attribute__((device)) (int i) { return lc.m(); });
 k1([=] __attribute__((device)) (int i) { return lo.x; });
 k1([=] __attribute__((device)) (int i) { return &lo != nullptr; });
 k1([=] __attribute__((device)) (int i) { return la[i].x; });
 k1([=] __attribute__((device)) (int i) { return la[1].x; });
 k1([=] __attribute__((device)) (int i) { auto z = lo; return z.x; });
 k1([=] __attribute__((device)) (int i) { auto z = lc; return z.x; });
 k1([=] __attribute__((device)) (int i) { return sizeof(lc); });
 enum El { ea, eb }; const El ce = ea; constexpr El cce = eb; const El *pe = &ce;
 k1([=] __attribute__((device)) (int i) { return ce; });
 k1([=] __attribute__((device)) (int i) { return &cce; });
 k1([=] __attribute__((device)) (int i) { return pe; });
 k1([=] __attribute__((device)) (int i) { return *&ce; });
 k1([&] { return k1([=] __attribute__((device)) (int i) { return *&ce; }), 1; }());
 k1([&] { const Lo l2{2}; return k1([=] __attribute__((device)) (int i) { return l2.m(); }), 1; }());
 tt<int>();
}
