// flags: --c++14
/* The second operator of a fold-expression is the one that is spoken of. */
template<class... T> auto fold(T... t) { return (0 + ... + t); }
