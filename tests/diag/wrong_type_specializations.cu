// specializations for types that nothing declares are all of the same one
namespace thr { }
typedef thr::host_space host_memory;
typedef thr::device_space device_memory;
template <typename T> struct M { };
template <> struct M<host_memory> { static const int value = 1; };
template <> struct M<device_memory> { static const int value = 2; };
template <> struct M<int> { };
template <typename T, int N = 1> struct Traits { };
template <> struct Traits<half> { static const char *name() { return "half"; } };
template <> struct Traits<half2> { static const char *name() { return "half2"; } };
template <> struct Traits<half3, 2> { };
template <> struct Traits<float> { };
template <typename T, typename U> struct Pair { };
template <typename U> struct Pair<half, U> { };
template <typename U> struct Pair<half2 *, U> { };
