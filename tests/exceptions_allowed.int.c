# 1 "constexpr/exceptions_allowed.cc"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0;
static void **__nv_fatbinhandle_for_managed_rt;
static void __nv_save_fatbinhandle_for_managed_rt(void **in) { __nv_fatbinhandle_for_managed_rt = in; }
static char __nv_init_managed_rt_with_module(void **);
static inline void __nv_init_managed_rt(void)
{
	__nv_inited_managed_rt =
		(__nv_inited_managed_rt ? __nv_inited_managed_rt : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));
}
#pragma GCC diagnostic pop
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wlogical-not-parentheses"
#if __GNUC__ != 6
#pragma GCC diagnostic ignored "-Wdangling-else"
#endif
#pragma GCC diagnostic ignored "-Wempty-body"
#pragma GCC diagnostic ignored "-Wreorder"
#pragma GCC diagnostic ignored "-Wwrite-strings"
#pragma GCC diagnostic ignored "-Wmultichar"
#if !defined(__clang__) || __clang_major__ >= 10
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#endif
#if __GNUC__ >= 6
#pragma GCC diagnostic ignored "-Wduplicated-cond"
#endif
#if __GNUC__ >= 10
#pragma GCC diagnostic ignored "-Wredundant-tags"
#endif
#if __GNUC__ >= 10 || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-tags"
#endif
#define __nv_is_extended_device_lambda_closure_type(X)               false
#define __nv_is_extended_host_device_lambda_closure_type(X)          false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type) && \
	defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif
# 1 "constexpr/exceptions_allowed.cc"
/* A function that a system header has noexcept, declared again without a word about that: its type loses it [except.spec]. */
# 3 "exceptions_allowed.cc"
template <class T> constexpr bool is_noexcept = false;
template <class R, class... A> constexpr bool is_noexcept<R(A...) noexcept> = true;
# 1 "system.h" 1 3
extern "C" int quiet(int) throw();
namespace sys
{
void calm(int) noexcept;
void kept() noexcept;
void loud();
} // namespace sys
static_assert(is_noexcept<decltype(quiet)> && is_noexcept<decltype(sys::calm)>);
# 9 "exceptions_allowed.cc" 2
extern "C" int quiet(int);
namespace sys
{
void calm(int);
void kept() noexcept;
} // namespace sys
static_assert(!is_noexcept<decltype(quiet)> && !is_noexcept<decltype(sys::calm)>);
static_assert(is_noexcept<decltype(sys::kept)> && !is_noexcept<decltype(sys::loud)>);
