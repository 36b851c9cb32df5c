// flags: --device-c
inline __attribute__((device)) int inline_device;
inline __attribute__((constant)) int inline_constant;
inline __attribute__((managed)) int inline_managed;
inline __attribute__((shared)) int inline_shared;
static inline __attribute__((device)) int inline_static;
namespace { inline __attribute__((device)) int inline_unnamed; }
namespace N { inline __attribute__((device)) int inline_named; }
inline constexpr __attribute__((device)) int inline_constexpr = 1;
template <class T> inline __attribute__((device)) T inline_template;
