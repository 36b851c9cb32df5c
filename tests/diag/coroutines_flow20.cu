// flags: --c++20
// Coroutines end without a return statement, lambdas among them.
namespace std {
template <class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; };
template <class P = void> struct coroutine_handle;
template <> struct coroutine_handle<void> { static coroutine_handle from_address(void *) noexcept; void *address() const noexcept; };
template <class P> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; operator coroutine_handle<>() const noexcept; };
}
struct Always { bool await_ready() noexcept; void await_suspend(std::coroutine_handle<>) noexcept; void await_resume() noexcept; };
struct Value { int x; bool await_ready(); void await_suspend(std::coroutine_handle<>); int await_resume(); };
struct Generator {
	struct promise_type {
		Generator get_return_object();
		Always initial_suspend() noexcept;
		Always final_suspend() noexcept;
		Always yield_value(int x);
		void return_void();
		void unhandled_exception();
	};
};
Generator function(int n) { for (int i = 0; i < n; i++) co_yield i; }
template <class T> Generator in_template(T n) { while (n--) co_yield n; }
Generator lambdas(int n)
{
	auto yields = [](int k) -> Generator { co_yield k; };
	auto awaits = [=]() -> Generator { int r = co_await Value{ n }; if (r) co_yield r; };
	auto generic = [](auto k) -> Generator { co_yield k; };
	auto none = [](int k) -> Generator { };
	auto of_number = [](int k) -> int { };
	yields(1), awaits(), generic(2);
	co_await Always{};
}
Generator instance() { return in_template(2); }
Generator no_coroutine() { }
