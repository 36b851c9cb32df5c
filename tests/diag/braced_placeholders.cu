/* A list without = that a placeholder type is deduced from has one element; of packs nothing is known. */
namespace std { template <class T> class initializer_list { const T *first; unsigned long count; constexpr initializer_list(const T *first, unsigned long count) : first(first), count(count) { } public: constexpr initializer_list() : first(nullptr), count(0) { } }; }
template<class...T> void pk(T...t) { auto a{t...}; auto c = [x{t...}] {}; } auto glob{1,2}; auto glob2{}; static auto glob3{3}; struct SS { static inline auto m{1,2}; static constexpr auto m2{3}; }; void st() { if (auto q{1,2}; true) {} for (auto z{}; ; ) {} static auto w{1,2}; auto &&rr{1,2}; }
void init() { 
 auto a = [x{1,2}] { };
 auto b = [x{}] {};
 auto c = [x{1}] {};
 auto d{1,2};
 auto e{};
 auto p = [&x{b}] {};
 const auto r{1,2};
 auto *s{};
}
template<class T> void t(T v) { auto a{1,2}; auto b{}; auto c{v,v}; auto d = [x{v, v}] {}; auto e = [x{}] {}; auto f{v}; }
