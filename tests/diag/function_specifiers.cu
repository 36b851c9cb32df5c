// Specifiers, trailing results and = default where they cannot stand, and where they can.
struct S { S(); };
template <class T> void defaulted_template() = default;
struct defaults {
	defaults() = default; defaults(const defaults &) = default; defaults(defaults &&) = default; ~defaults() = default;
	defaults &operator=(const defaults &) = default; defaults &operator=(defaults &&) = default;
	template <class T> void member_template() = default; template <class T> defaults &operator=(T) = default;
	operator int() = default; int operator+(S) = default; bool operator==(const S &) const = default; void ordinary() = default;
	void deleted() = delete; virtual void pure() = 0; virtual void defaulted() = default;
};
template <class T> struct class_template { class_template() = default; ~class_template() = default; void member() = default; };
static int defaulted() = default; void deleted() = delete;
register int register_global; void register register_function(); thread_local int thread; extern thread_local int thread_2;
thread_local int thread_function(); thread_local void thread_definition() {} static thread_local int thread_3;
struct members {
	thread_local int t; thread_local void u(); static thread_local int v; inline static thread_local int w;
	inline int a = 1; inline const int b = 2; inline int &c; inline int d : 3; inline int e[2], f; inline static int g;
	inline void h(); friend inline void i(); static inline int j() { return 1; } inline members(); inline operator int();
	friend virtual void k(); virtual friend void l(); friend virtual int m() { return 1; } virtual void n(); inline virtual void o();
};
template <class T> struct members_of_template { inline T a; inline static T b; inline int c; friend virtual void d(int); };
members_of_template<int> instance;
void block() {
	inline int x = 1; inline static int y; inline extern void z(); __inline__ void w(); struct local { inline int q; inline void r(); };
	register int r; register int array[2]; thread_local int t; static thread_local int u; register void f(); thread_local void g();
}
auto fine() -> int; auto fine_2(int a) -> decltype(a); static auto fine_3() noexcept -> int *; typedef auto fine_4() -> int; auto (*fine_5)() -> int;
using fine_6 = auto() -> int; auto fine_7 = []() -> int { return 1; }; template <class T> auto fine_8(T t) -> T; constexpr auto fine_9() -> int { return 1; }
int trailing() -> int; void trailing_2() -> void {} typedef int trailing_3() -> int; static int *trailing_4(int) noexcept(false) -> int *;
struct trailing_members {
	friend int a() -> int; virtual int b() -> int; static auto c() -> int; int operator+(int) -> int; operator int(); auto d() const -> int;
	trailing_members(int);
};
template <class T> struct guided { guided(T); }; template <class T> guided(T *) -> guided<T>; guided(int) -> guided<long>; explicit guided(char) -> guided<char>;
template <class T> T trailing_5(T t) -> T; template <class T> T trailing_6(T t) noexcept(noexcept(t)) -> T { return t; }
