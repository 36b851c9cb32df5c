/* The initializer of a static member may name the member of the same name of another instance of the class template. */
template <class T, unsigned long D, unsigned long B = 1ull << (sizeof(T) * 8)> struct sizes {
  static const constexpr auto own = B;
  static const constexpr auto all = B * sizes<T, D - 1>::all;
};
template <class T, unsigned long B> struct sizes<T, 1, B> { static constexpr auto all = B; };
static_assert(sizes<char, 3>::all == 1 << 24, "");
template <class T> struct by_pointer { static constexpr auto all = by_pointer<T *>::all; };
template <class T, int D> struct by_number { static constexpr auto all = by_number<T, 2>::all; };
template <class T> struct itself { static constexpr auto all = itself<T>::all; };
template <class T> struct injected { static constexpr auto all = injected::all; };
template <class T, int D> struct with_number { static constexpr auto all = with_number<T, (D)>::all; };
