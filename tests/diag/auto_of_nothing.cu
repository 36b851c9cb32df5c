// What auto, and an init-capture, cannot be deduced from: names of several functions, also by reference and in braces; void; an empty list.
void k(); void k(int); template <class T> void t(T); void v(); struct L {};
void f() { 
auto &l = k;
auto m{k};
const auto &n = &k;
auto &&o = k;
auto p{v()};
auto q(k);
auto a = [x = v()] { };
auto b = [x = {}] { };
auto c = [x = nullptr] { };
auto d = [x = v] { };
auto e = [&x = v()] { };
auto g = [x(v())] () { };
auto h = [x{v()}] () { };
auto r = [x = L()] () { };
auto s = [x = L] () { };
auto u = [x = t<int>, y = t, z = k] () { };
}
template <class T> void g(T z) { auto a = [x = k] { }; auto b = [x = v()] { }; auto c = [x = z] { }; auto d = [x = t] { }; auto e = [x = z()] { }; auto &l = k; auto m{k}; }
template <class T> void g2(T z) { auto a = [x = k, y = z] { }; auto e = [x = z()] { }; }
void g3() { g2(1); }
