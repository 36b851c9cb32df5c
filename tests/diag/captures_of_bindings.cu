/* A binding that lambdas in lambdas capture is one use of a new feature. */
struct S { int a, b; }; template <class... F> int use(F... f) { return 0; }
void f(S s) { auto [x, y] = s; auto &[z, w] = s;
 auto a = [&] { return use([x] { return x; }); };
 auto b = [=] { return use([=] { return x; }); };
 auto c = [&] { return use([&] { return [=] { return x + y; }(); }); };
 auto d = [x] { return use([x] { return x; }); };
 auto e = [&x] { return use([x] { return x; }, [&] { return x; }); };
 auto g = [=] { return x + x; }; auto h = [=] { return z + w; };
 auto i = [x, &y] { return x + y; }; auto j = [q = x] { return q; };
 auto k = [&] { return use([q = x] { return q; }); };
}
template <class T> void t(S s) { auto [x, y] = s; auto a = [&] { return use([x] { return x; }); }; auto b = [=] { return use([=] { return x; }); }; auto c = [=](auto z) { return x + z; }; } template void t<int>(S);
