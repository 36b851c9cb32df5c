// flags: --c++14
// flags: --c++17
/* Template parameters have no placeholders in their types until C++17. */
template<auto V> struct a {};
template<class T, auto... V> void b() {}
template<decltype(auto) W> struct c {};
