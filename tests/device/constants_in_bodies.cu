/* Constants in bodies of constexpr functions that are no templates are made wherever these stand, though nothing calls them. */
struct Big {
  Big() = default;
  template <class T> constexpr Big(T v) noexcept : value(v) { }
  constexpr Big &operator*=(Big r) noexcept {
    constexpr Big threshold = Big(1u << 4);
    if (value < threshold.value) value = value * r.value;
    return *this;
  }
  unsigned value;
};
template <class T> struct Limits { };
template <> struct Limits<Big> { static constexpr int n = 3; };
__global__ void k(int *p) { *p = Limits<Big>::n; }
