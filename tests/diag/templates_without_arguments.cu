// #441, #484, #864: alias templates without arguments, and explicit instantiations of nothing.
template <class T> using Y = T; Y y; Y *p; Y &r = *p; Y z = 1; struct S { Y m; static Y n; }; typedef Y W; Y a[2]; Y b, c; const Y d = 1; extern Y e; template <class T> struct Q { Y t; }; Y<int> ok;
template <class T> struct V { V(T); }; template <class T> using VA = V<T>; VA v(1); VA w{1}; VA x = 1; static VA s(1); VA<int> k(1); V u(1); void h() { auto k = VA<int>(1); V l(2); }
template class C<int>; template struct C2<int>; extern template void nf<int>(); template void nf2<int>(int); template class V<int>; extern template struct V<char>; template <class T> void f(T) {} template void f<int>(int); template void f(long); template union V3<int, 1>;
