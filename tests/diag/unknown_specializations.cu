// template<> before functions whose types nothing declares, as where a header is missing: how far the reference reads
template <typename T> int conv(float f);
template <> int conv<half>(float f) { return not_looked_at(f); }
template <> int conv<float>(float f) { return 1; }
int is_read = undefined_1;

template <typename T> T zero(float f);
template <> half3 zero<half3>(float f) { return not_looked_at(f); }
int is_skipped = undefined_2;
template <> inline half4 zero<int>(float f) { return 0; };
template <> __attribute__((device)) half5 zero<half5>(float f);
template <> const half5 zero<char>(float f);
template <> float zero<float>(float f) { return undefined_3; }

template <typename T> int width(T);
template <> int width<half6>(half6);
template <> int width<half7>(half7 h, int i) { return not_looked_at(h); };
template <> int width<half8>(const half8 &h) { return 3; }
template <> int width<double>(double d) { return undefined_4; }

template <typename T> constexpr int bits = 8;
template <> constexpr int bits<half9> = 16;
template <> constexpr int bits<double> = 64;
static_assert(bits<double> == 64 && bits<int> == 8);
