// flags: --extended-lambda
// flags: --extended-lambda --c++20
/* Constexpr variables of instances that are extended lambdas. */
template <class T> void f17(T n) { const int ci = 3; constexpr auto l = [] __attribute__((device)) { };  } template void f17(int);
template <class T> void f19(T n) { const int ci = 3; constexpr auto l = [] __attribute__((device)) (auto) { };  } template void f19(int);
template <class T> void f22(T n) { const int ci = 3; constexpr auto l = [q = 1] __attribute__((device)) (int) { };  } template void f22(int);
template <class T> void f23(T n) { const int ci = 3; constexpr auto l = [](int) {  };  } template void f23(int);
template <class T> void f25(T n) { const int ci = 3; constexpr auto l = [] __attribute__((host)) __attribute__((device)) { };  } template void f25(int);
template <class T> void f26(T n) { const int ci = 3; constexpr auto l = [ci] __attribute__((host)) __attribute__((device)) { return ci; };  } template void f26(int);
template <class T> void f29(T n) { const int ci = 3; constexpr auto l = [=] __attribute__((host)) __attribute__((device)) { return ci; };  } template void f29(int);
template <class T> struct C49 { void f49(int n) { const int ci = 3; constexpr auto l = [] __attribute__((device)) { };  } }; template struct C49<int>;
template <class T> struct C50 { void f50(int n) { const int ci = 3; constexpr auto l = [ci] __attribute__((device)) { return ci; };  } }; template struct C50<int>;
template <class T> struct C53 { void f53(int n) { const int ci = 3; constexpr auto l = [=] __attribute__((device)) { return ci; };  } }; template struct C53<int>;
template <class T> struct C55 { void f55(int n) { const int ci = 3; constexpr auto l = [](int) {  };  } }; template struct C55<int>;
template <class T> struct C58 { void f58(int n) { const int ci = 3; constexpr auto l = [ci] __attribute__((host)) __attribute__((device)) { return ci; };  } }; template struct C58<int>;
template <class T> struct C59 { void f59(int n) { const int ci = 3; constexpr auto l = [] __attribute__((host)) __attribute__((device)) (auto) { };  } }; template struct C59<int>;
template <class T> struct C61 { void f61(int n) { const int ci = 3; constexpr auto l = [=] __attribute__((host)) __attribute__((device)) { return ci; };  } }; template struct C61<int>;
template <class T> struct C62 { void f62(int n) { const int ci = 3; constexpr auto l = [q = 1] __attribute__((host)) __attribute__((device)) (int) { };  } }; template struct C62<int>;
void f33(int n) { auto outer = [=](auto x) { const int ci = 3; constexpr auto l = [] __attribute__((device)) { }; constexpr auto k = l; const auto kk = l;  }; outer(1); }
void f34(int n) { auto outer = [=](auto x) { const int ci = 3; constexpr auto l = [ci] __attribute__((device)) { return ci; };  }; outer(1); }
void f35(int n) { auto outer = [=](auto x) { const int ci = 3; constexpr auto l = [] __attribute__((device)) (auto) { };  }; outer(1); }
void f37(int n) { auto outer = [=](auto x) { const int ci = 3; constexpr auto l = [=] __attribute__((device)) { return ci; };  }; outer(1); }
void f38(int n) { auto outer = [=](auto x) { const int ci = 3; constexpr auto l = [q = 1] __attribute__((device)) (int) { };  }; outer(1); }
void f41(int n) { auto outer = [=](auto x) { const int ci = 3; constexpr auto l = [] __attribute__((host)) __attribute__((device)) { };  }; outer(1); }
