struct defaulted {
	__attribute__((host)) __attribute__((device)) defaulted() = default;
	__attribute__((device)) ~defaulted() = default;
	defaulted(const defaulted &) __attribute__((host)) = default;
	__attribute__((host)) __attribute__((device)) defaulted &operator=(const defaulted &) = default;
	__attribute__((global)) defaulted(defaulted &&) = default;
};
template <class T> struct class_template { __attribute__((host)) __attribute__((device)) constexpr class_template() noexcept = default; };
class_template<int> instance;
template <> struct class_template<char> { __attribute__((host)) __attribute__((device)) class_template() = default; };
void host() { struct local { __attribute__((host)) __attribute__((device)) local() = default; }; }
/* near misses */
struct later { __attribute__((host)) __attribute__((device)) later(); __attribute__((host)) __attribute__((device)) ~later(); };
__attribute__((host)) __attribute__((device)) later::later() = default;
inline __attribute__((host)) __attribute__((device)) later::~later() = default;
struct base { __attribute__((host)) __attribute__((device)) virtual ~base() = default; };
struct derived : base { __attribute__((host)) __attribute__((device)) ~derived() = default; };
struct plain { plain() = default; __attribute__((host)) __attribute__((device)) plain(int) {} __attribute__((host)) __attribute__((device)) plain(const plain &) = delete; };
