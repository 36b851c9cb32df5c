// C++20: what coroutines call: the promise's functions, operator co_await, the awaiter's, copies and destructors.
#include <coroutine>
#include <new>

template <int N> struct Object {
	int v;
	Object() noexcept {}
	Object(const Object &) noexcept {}
	Object(Object &&) noexcept {}
	~Object() {}
};
template <class T> void note(T &&) {} // the symbol tells the type

/* Awaiters */
template <int N> struct Flag {
	explicit operator bool() const noexcept { return true; }
	~Flag() {}
};
template <int N> struct Awaiter {
	Object<N> o;
	Flag<N> await_ready() noexcept { return {}; }
	template <class P> bool await_suspend(std::coroutine_handle<P>) noexcept { return true; }
	Object<N + 100> await_resume() noexcept { return {}; }
};
template <int N> struct Silent {
	Object<N> o;
	bool await_ready() noexcept { return true; }
	std::coroutine_handle<> await_suspend(std::coroutine_handle<> h) noexcept { return h; }
	void await_resume() noexcept {}
};
template <int N> struct ByMember {
	Awaiter<N> operator co_await() & { return {}; }
	Awaiter<N + 1> operator co_await() && { return {}; }
};
template <int N> struct ByFunction {};
template <int N> Awaiter<N> operator co_await(ByFunction<N>) { return {}; }
template <int N> struct Last {};
template <int N> Silent<N> operator co_await(Last<N>) noexcept { return {}; }

/* Promises */
template <class T> struct Task {
	struct promise_type {
		promise_type(const Object<1> &, int) {}
		promise_type() {}
		~promise_type() {}
		template <class... A> static void *operator new(decltype(sizeof 0) n, A &&...) { return ::operator new(n); }
		static void operator delete(void *p) { ::operator delete(p); }
		struct Handle {
			std::coroutine_handle<promise_type> h;
			operator Task() && { return Task{ h }; }
			~Handle() {}
		};
		Handle get_return_object() { return { std::coroutine_handle<promise_type>::from_promise(*this) }; }
		Silent<20> initial_suspend() { return {}; }
		Last<21> final_suspend() noexcept { return {}; }
		template <class U> void return_value(U &&) {}
		template <class U> Awaiter<22> yield_value(U &&) { return {}; }
		void unhandled_exception() {}
		template <class A> A await_transform(const A &) { return {}; }
		Awaiter<23> await_transform(const long &) { return {}; }
	};
	std::coroutine_handle<promise_type> h;
};
struct Job {
	struct promise_type {
		Object<30> o;
		Job get_return_object() { return {}; }
		static Job get_return_object_on_allocation_failure() { return {}; }
		std::suspend_never initial_suspend() { return {}; }
		std::suspend_always final_suspend() noexcept { return {}; }
		void return_void() {}
		void unhandled_exception() {}
	};
};
/* An aggregate whose member is made from the parameter. */
template <int N> struct From {
	template <class T> From(T &&) {}
	From() {}
};
template <int N> struct Aggregate {
	struct promise_type {
		From<N> from;
		Aggregate get_return_object() { return {}; }
		std::suspend_never initial_suspend() { return {}; }
		std::suspend_always final_suspend() noexcept { return {}; }
		void return_void() {}
		void unhandled_exception() {}
	};
};
/* By a specialization of coroutine_traits. */
template <int N> struct Promise {
	template <class... A> Promise(A &...) {}
	void get_return_object() {}
	std::suspend_never initial_suspend() { return {}; }
	std::suspend_never final_suspend() noexcept { return {}; }
	void return_void() {}
	void unhandled_exception() {}
};
template <class... A> struct std::coroutine_traits<void, Object<40>, A...> {
	using promise_type = Promise<sizeof...(A)>;
};

Task<Object<2>> awaits(Object<1>, int)
{
	auto x = co_await ByFunction<3>();
	note(x);
	note(co_await 5l);
	co_return Object<2>();
}
Task<Object<4>> moves(int)
{
	Object<4> o;
	co_await ByMember<50>();
	co_return o;
}
Task<int> yields()
{
	co_yield Object<6>();
	Object<7> o;
	co_yield o;
	note(co_yield "a");
	co_return 1;
}
Job job(Object<8>, const Object<9> &) { co_return; }
Job void_operand() { co_return note(1.0f); }
Job lvalues()
{
	ByMember<52> m;
	note(co_await m);
	Awaiter<53> a;
	if ((co_await a).v)
		co_await Silent<54>();
}
Aggregate<1> aggregate(double) { co_return; }
Aggregate<2> no_parameters() { co_return; }
template <class T> Job pattern(T t)
{
	auto x = co_await ByMember<55>();
	note(x);
	co_await t;
}
template Job pattern<Silent<56>>(Silent<56>);
struct Class {
	Object<10> o;
	Job member(Object<11>) { co_return; }
	template <class T> Job template_member(T t) { note(co_await t); }
	static Aggregate<3> static_member(char) { co_return; }
	Aggregate<4> nonstatic_member(char) { co_return; }
};
void lambdas(Class c)
{
	c.member({});
	c.template_member(ByFunction<58>());
	Class::static_member('a'), c.nonstatic_member('a');
	[c](auto x) -> Job { note(co_await x); }(ByFunction<59>());
	[c]() -> Job { note(co_await Awaiter<60>()); }();
	[](auto... x) -> Task<char> { (note(co_await x), ...); co_return 'a'; }(ByFunction<61>(), ByMember<62>());
}
void traits(Object<40>, int, Object<41>) { co_await Awaiter<63>(); }
