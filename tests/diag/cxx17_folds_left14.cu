// flags: --c++14
template<class... T> auto fold(T... t) { return (... && t); }
int folded = fold(1, 2);
