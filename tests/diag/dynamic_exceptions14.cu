// flags: --c++14
// flags: --c++11
/* Lists of exceptions are deprecated, and typedefs have no exception specifications, before C++17. */
struct D {
	void f() throw(int);
	D() throw(int, char) {}
	~D() throw();
};
void f() throw(int);
void none() throw();
void f() throw(int) {}
void (*pointer)() throw(int);
void g(void (*p)() throw(D));
template <class T> void t() throw(T);
template <class T> struct instance {
	void m() throw(T);
	void n() throw(T) {}
};
instance<int> made;
auto lambda = []() throw(int) {};
void block()
{
	t<int>();
	made.m();
	void declared() throw(int);
}
__attribute__((global)) void kernel() throw(int);
__attribute__((global)) void silent() throw();
typedef void type() noexcept;
typedef void (*to_type)() throw();
typedef void dynamic() throw(int);
template <class T> struct members {
	typedef void type(T) noexcept(false);
};
typedef int (*result(int))(char);
using alias = void() noexcept;
using to_alias = void (*)() noexcept(true);
void (*of_pointer)() noexcept;
__attribute__((global)) alias of_alias;
struct refused {
	void m() throw(undefined);
};
