// Types of all sorts; the requirements of requirements.txt are checked of each.
enum Plain { plain };
enum class Scoped : char { scoped };
struct Empty { };
struct Aggregate { int a; double b; using type = int; static int counter; };
struct MoveOnly { MoveOnly(); MoveOnly(MoveOnly &&); MoveOnly &operator=(MoveOnly &&); int value() const; };
struct Immovable { Immovable(); Immovable(const Immovable &) = delete; Immovable &operator=(const Immovable &) = delete; };
struct NoDefault { NoDefault(int); int operator()(int) const; };
struct Explicit { explicit Explicit(int); explicit operator bool() const; };
struct Converts { operator int() const; operator const char *(); };
class Private { int a; void f(); static int s; Private(int); public: Private(); void g(); using type = void; private: using hidden = int; };
struct PrivateDestructor { void f(); private: ~PrivateDestructor(); };
struct Deleted { void f() = delete; void g(int) = delete; void g(double); Deleted operator+(const Deleted &) const = delete; Deleted operator-(const Deleted &) const; };
struct Operators {
	Operators operator+(int) const; Operators &operator++(); Operators operator++(int); int operator[](int) const; int operator*() const; Operators *operator->();
	bool operator==(const Operators &) const; bool operator<(const Operators &) const; int f() const noexcept; int g() &; int g2() && noexcept; int a;
	void operator()(int, double = 1) noexcept; Operators operator~() const; int operator%(int) volatile;
};
struct Throws { Throws() noexcept(false); ~Throws() noexcept(false); void f(); Throws(const Throws &); void swap(Throws &) noexcept; };
struct Abstract { virtual void f() = 0; virtual ~Abstract() { } };
struct Derived : Abstract { void f() override; int a; };
struct Protected { protected: int a; void f(); };
struct Container {
	using value_type = int; using iterator = int *;
	iterator begin(); iterator end(); const int *begin() const; const int *end() const; unsigned long size() const noexcept; void push_back(int);
	template<class T> void insert(T, int); template<class T> static T make();
	int operator[](unsigned long) const; template<class T> struct rebind { using other = T; };
};
template<class T> struct Box { T value; T get() const; template<class U> operator Box<U>() const; void f() requires (sizeof(T) > 4); };
template<class T> struct Partial; template<class T> struct Partial<T *> { using type = T; };
union Union { int a; float b; };
void swap(Throws &, Throws &);
int free_function(Empty); int free_function(Aggregate) = delete; int free_function(int, ...); template<class T> T free_function(Box<T>);
namespace adl { struct X { int a; }; void found(X); X operator|(X, X); bool operator==(X, X); struct Y { friend int hidden(Y) { return 0; } auto operator<=>(const Y &) const = default; int b; }; }
template<class T, class U> concept Same = __is_same(T, U);
template<class T> concept Integer = __is_same(T, int) || __is_same(T, long) || __is_same(T, char) || __is_same(T, unsigned);
template<class T> concept Large = sizeof(T) > 4;
template<class T> concept Defaulted = requires { T(); };
template<class T> T &&value() noexcept;
template<Integer T> struct OnlyIntegers { };
template<class T> requires Large<T> using large_alias = T *;
template<class T> requires Large<T> inline constexpr int large_variable = 1;
void take_int(int); void take_ref(int &); void take_cref(const int &); void take_rref(int &&); void take_pointer(void *); void take_empty(Empty); void take_bool(bool);
void take_move(MoveOnly); void take_immovable(Immovable); void take_box(Box<int>); template<class T> void take_any(T); template<class T> void take_lvalue(T &); template<class T> void take_pointers(T *, T *);
template<Large T> void take_large(T); void take_integer(Integer auto); template<class T> void take_trailing(T t) requires requires { t.a; };
