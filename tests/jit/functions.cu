int redeclared(int);
int redeclared(int) { return 1; }
void before();
__attribute__((global)) void kernel() { }
__attribute__((device)) void device_first();
__attribute__((host)) int host(int x) { return x; }
__attribute__((host)) __attribute__((device)) int both(int x) { return x; }
struct S {
	S();
	S(const S &) = default;
	S(S &&) = delete;
	~S() { }
	int operator+(int);
	operator int() const;
	friend int friend_of(S);
	static int static_member();
	virtual void virtual_member();
	template <class T> void template_member(T);
	__attribute__((device)) void device_member();
};
S::S() { }
template <class T> void S::template_member(T) { }
template <class T> struct C { C(T); int member() { return 1; } struct In { void inner(); }; };
template <class T> C(T *) -> C<int>;
template <class T> void C<T>::In::inner() { }
template <> int C<char>::member() { return 3; }
template struct C<long>;
template <class T> T function_template(T a) { return a; }
template <> int function_template(int) { return 1; }
template <class T> __attribute__((device)) T device_template(T a) { return a; }
constexpr int constant(int a) { return a; }
extern "C" { int c_function(); }
__attribute__((device)) void in_function() { struct L { int member() { return 1; } }; }
int one(int), (*pointer_type(int))(int);
void *operator new(unsigned long);
int operator""_literal(unsigned long long);
auto trailing() -> int;
struct Defaulted { Defaulted() = default; virtual ~Defaulted() = default; };
int main() { return 0; }
