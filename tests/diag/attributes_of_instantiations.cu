// Attributes before the word class of an explicit instantiation: what is instantiated is behind them.
template <class T> struct A {};
template __attribute__((packed)) struct A<int>;
template __attribute__((packed)) __attribute__((aligned(8))) struct A<long>;
template struct __attribute__((packed)) A<short>;
extern template __attribute__((packed)) struct A<bool>;
template __attribute__((packed)) A<char>;
