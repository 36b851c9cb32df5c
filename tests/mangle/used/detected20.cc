// What a class can do, as templates find that out: for each expression and each type, whether the substitution succeeds shows in a size.
template <class T> T &&v() noexcept;
template <int> struct Size;
struct Empty {};
struct Incomplete;
struct Members { Members(); int m; void f(); void f(int) const; int b : 3; int &r; static int s; template <class T> static T h(T); typedef int type; };
struct Derived : Members {};
struct Hidden : private Members {};
struct Undestroyed { private: ~Undestroyed(); public: int m; };
struct Number { constexpr Number(int i) : i(i) {} int i; };
struct Aggregate { int a, b; };
struct Moved { Moved(Moved &&); Moved &operator=(Moved &&); };
struct Called { int operator()(int) const; int operator()(double); };
struct Template { template <class T> T operator()(T) const; };
template <class T> struct Partly;
template <> struct Partly<int> { int m; };

#define DETECT(name, ...) \
	template <class T, class = __VA_ARGS__> char name(int); \
	template <class T> int name(...); \
	void use_##name(Size<sizeof(name<Empty>(1))> *, Size<sizeof(name<Incomplete>(1))> *, Size<sizeof(name<Members>(1))> *, \
			Size<sizeof(name<Derived>(1))> *, Size<sizeof(name<Hidden>(1))> *, Size<sizeof(name<Undestroyed>(1))> *, \
			Size<sizeof(name<Number>(1))> *, Size<sizeof(name<Aggregate>(1))> *, Size<sizeof(name<Moved>(1))> *, \
			Size<sizeof(name<Called>(1))> *, Size<sizeof(name<Template>(1))> *, Size<sizeof(name<Partly<int>>(1))> *, \
			Size<sizeof(name<Partly<char>>(1))> *, Size<sizeof(name<int>(1))> *, Size<sizeof(name<int *>(1))> *) \
	{ \
	}
DETECT(field_address, decltype(&T::b))
DETECT(reference_address, decltype(&T::r))
DETECT(bit_address, decltype(&v<T &>().b))
DETECT(overloaded, decltype(&T::f))
DETECT(static_template, decltype(T::h))
DETECT(template_address, decltype(&T::h))
DETECT(call_operator, decltype(&T::operator()))
DETECT(member, decltype(v<T>().m))
DETECT(qualified, decltype(T::s))
DETECT(type, typename T::type)
DETECT(type_as_value, decltype(T::type))
DETECT(make, decltype(T()))
DETECT(make_of, decltype(T(1)))
DETECT(make_list, decltype(T{ 1, 2 }))
DETECT(make_same, decltype(T{ v<T>() }))
DETECT(make_derived, decltype(T{ v<Derived>() }))
DETECT(cast, decltype(static_cast<T>(v<T>())))
DETECT(allocate_array, T (*)[2])
DETECT(assign_converted, decltype(v<T &>() = 1))
DETECT(assign_number, decltype(v<int &>() = v<T>()))
DETECT(dynamic, decltype(dynamic_cast<T *>(v<Members *>())))
DETECT(reinterpreted, decltype(reinterpret_cast<T>(0L)))
DETECT(no_throw, decltype(noexcept(v<T>().f())))
DETECT(destroy, decltype(v<T *>()->~T()))

#define DETECT_ARRAY(name, ...) \
	template <class T, class = __VA_ARGS__> char name(int); \
	template <class T> int name(...); \
	void use_##name(Size<sizeof(name<int[3]>(1))> *, Size<sizeof(name<int[]>(1))> *, Size<sizeof(name<const int>(1))> *) {}
DETECT_ARRAY(array_of, T (*)[2])
DETECT_ARRAY(aligned, decltype(alignof(T)))

// Calls: what no argument is converted to, and what several functions take.
void number(bool);
void number(const char *);
void number(...);
template <class T> auto picked(T t) -> decltype(t.m);
template <class T> auto picked(T t) -> decltype(*t);
template <class T> void either(int, T);
template <class T> void either(T, int);
struct Pointer { operator int() const; operator void *(); };
struct Nested { template <class T> struct type {}; };
DETECT(passed, decltype(number(v<T>())))
DETECT(pick, decltype(picked(v<T>())))
DETECT(common, decltype(true ? v<T>() : v<Members>()))
DETECT(common_reference, decltype(true ? v<T &>() : v<Members &>()))
template <class T, class = decltype(picked(v<T>()))> char pick_pointer(int);
template <class T> int pick_pointer(...);
template <class T, class = typename T::type> char names_type(int);
template <class T> int names_type(...);
template <class T, class = decltype(either(1, v<T>()))> char is_either(int);
template <class T> int is_either(...);
void use_others(Size<sizeof(pick_pointer<Pointer>(1))> *, Size<sizeof(names_type<Nested>(1))> *, Size<sizeof(is_either<int>(1))> *,
		Size<sizeof(is_either<char>(1))> *) {}
