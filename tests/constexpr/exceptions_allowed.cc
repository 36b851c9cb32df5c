/* A function that a system header has noexcept, declared again without a word about that: its type loses it [except.spec]. */
# 3 "exceptions_allowed.cc"
template <class T> constexpr bool is_noexcept = false;
template <class R, class... A> constexpr bool is_noexcept<R(A...) noexcept> = true;
# 1 "system.h" 1 3
extern "C" int quiet(int) throw();
namespace sys { void calm(int) noexcept; void kept() noexcept; void loud(); }
# 8 "exceptions_allowed.cc" 2
extern "C" int quiet(int);
namespace sys { void calm(int); void kept() noexcept; }
static_assert(!is_noexcept<decltype(quiet)> && !is_noexcept<decltype(sys::calm)>);
static_assert(is_noexcept<decltype(sys::kept)> && !is_noexcept<decltype(sys::loud)>);
