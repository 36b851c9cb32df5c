// [basic.stc.dynamic.general]/2: the allocation functions that every program has, without a header; a declaration declares them again.
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
static_assert(same<decltype(::operator new(1)), void *>);
static_assert(same<decltype(operator new[](1)), void *>);
static_assert(same<decltype(::operator delete((void *)0)), void>);
static_assert(noexcept(::operator delete((void *)0, 4ul)) && !noexcept(operator new(3)));
template <class... A> void *made(A... a) { return ::operator new(a...); }
template <class... A> void freed(A... a) { ::operator delete(a...); }
void f() { freed(made(4), 4ul); void *(*p)(unsigned long) = ::operator new; p = &operator new; }
template <class T> auto t(T x) -> decltype(::operator new(x)); template <class T> int t(...);
static_assert(same<decltype(t<int>(1)), void *> && same<decltype(t<int *>((int *)0)), int>);
struct Arena { }; void *operator new(unsigned long, Arena &); void operator delete(void *, Arena &);
struct Own { void *operator new(unsigned long); void operator delete(void *); };
int *g(Arena &a) { void *p = ::operator new(sizeof(Own)); ::operator delete(p); delete new Own; return new (a) int(*new int); }
void *operator new(unsigned long size); void operator delete(void *) noexcept;
static_assert(same<decltype(::operator new(1)), void *> && noexcept(::operator delete((void *)0)));
void *operator new(unsigned long size) { return size ? new Own : nullptr; }
static_assert(same<decltype(::operator new(1)), void *>);
namespace N { struct T; void *h(unsigned long n) { return operator new[](n); } void i(T *t) { operator delete((void *)t); } }
static_assert(same<decltype(N::h(1)), void *>);
