// What converts where a constructor and a conversion function could [over.best.ics.general] [over.match.copy] [over.match.ref]: the one
// that takes the object better; then what is no template; then, for g++ and EDG, a constructor if the function adds const to the object.
enum Chosen { BY_CONSTRUCTOR = 10, BY_FUNCTION = 20 };

#define ANY template <class U, class = typename only<U>::type> constexpr

#define CLASSES(NAME, CONSTRUCTOR, FUNCTION) \
	namespace NAME { \
	struct Made; \
	struct Source; \
	template <class T> struct only { }; \
	template <> struct only<Source> { using type = int; }; \
	template <> struct only<Source &> { using type = int; }; \
	template <> struct only<const Source &> { using type = int; }; \
	template <> struct only<Made> { using type = int; }; \
	struct Made { \
		int by; \
		constexpr explicit Made(Chosen c) : by(c) {} \
		CONSTRUCTOR : by(BY_CONSTRUCTOR) {} \
	}; \
	struct Source { \
		FUNCTION { return static_cast<Made>(BY_FUNCTION); } \
	}; \
	constexpr int by_value(Made m) { return m.by; } \
	constexpr int by_reference(const Made &m) { return m.by; } \
	constexpr int by_rvalue(Made &&m) { return m.by; } \
	Source object; \
	constexpr Source constant{}; \
	}

template <class S> constexpr int all(S &&s)
{
	return by_value(static_cast<S &&>(s)) + by_reference(static_cast<S &&>(s)) * 100 + by_rvalue(static_cast<S &&>(s)) * 10000;
}

#define ALL(CHOSEN) (CHOSEN * 10101)

CLASSES(constant_or_constant, constexpr Made(const Source &), constexpr operator Made() const)
static_assert(all(constant_or_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(constant_or_plain, constexpr Made(const Source &), constexpr operator Made())
static_assert(all(constant_or_plain::object) == ALL(BY_FUNCTION));
static_assert(all(constant_or_plain::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_plain::Source{}) == ALL(BY_FUNCTION));
CLASSES(constant_or_moved, constexpr Made(const Source &), constexpr operator Made() &&)
static_assert(all(constant_or_moved::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_moved::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_moved::Source{}) == ALL(BY_FUNCTION));
CLASSES(constant_or_any_constant, constexpr Made(const Source &), ANY operator U() const)
static_assert(all(constant_or_any_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_any_constant::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_any_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(constant_or_any, constexpr Made(const Source &), ANY operator U())
static_assert(all(constant_or_any::object) == ALL(BY_FUNCTION));
static_assert(all(constant_or_any::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(constant_or_any::Source{}) == ALL(BY_FUNCTION));
CLASSES(object_or_constant, constexpr Made(Source &), constexpr operator Made() const)
static_assert(all(object_or_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(object_or_constant::constant) == ALL(BY_FUNCTION));
static_assert(all(object_or_constant::Source{}) == ALL(BY_FUNCTION));
CLASSES(object_or_plain, constexpr Made(Source &), constexpr operator Made())
static_assert(all(object_or_plain::Source{}) == ALL(BY_FUNCTION));
CLASSES(object_or_moved, constexpr Made(Source &), constexpr operator Made() &&)
static_assert(all(object_or_moved::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(object_or_moved::Source{}) == ALL(BY_FUNCTION));
CLASSES(object_or_any_constant, constexpr Made(Source &), ANY operator U() const)
static_assert(all(object_or_any_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(object_or_any_constant::constant) == ALL(BY_FUNCTION));
static_assert(all(object_or_any_constant::Source{}) == ALL(BY_FUNCTION));
CLASSES(object_or_any, constexpr Made(Source &), ANY operator U())
static_assert(all(object_or_any::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(object_or_any::Source{}) == ALL(BY_FUNCTION));
CLASSES(value_or_constant, constexpr Made(Source &&), constexpr operator Made() const)
static_assert(all(value_or_constant::object) == ALL(BY_FUNCTION));
static_assert(all(value_or_constant::constant) == ALL(BY_FUNCTION));
static_assert(all(value_or_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(value_or_plain, constexpr Made(Source &&), constexpr operator Made())
static_assert(all(value_or_plain::object) == ALL(BY_FUNCTION));
CLASSES(value_or_any_constant, constexpr Made(Source &&), ANY operator U() const)
static_assert(all(value_or_any_constant::object) == ALL(BY_FUNCTION));
static_assert(all(value_or_any_constant::constant) == ALL(BY_FUNCTION));
static_assert(all(value_or_any_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(value_or_any, constexpr Made(Source &&), ANY operator U())
static_assert(all(value_or_any::object) == ALL(BY_FUNCTION));
static_assert(all(value_or_any::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(any_constant_or_constant, ANY Made(const U &), constexpr operator Made() const)
static_assert(all(any_constant_or_constant::object) == ALL(BY_FUNCTION));
static_assert(all(any_constant_or_constant::constant) == ALL(BY_FUNCTION));
static_assert(all(any_constant_or_constant::Source{}) == ALL(BY_FUNCTION));
CLASSES(any_constant_or_plain, ANY Made(const U &), constexpr operator Made())
static_assert(all(any_constant_or_plain::object) == ALL(BY_FUNCTION));
static_assert(all(any_constant_or_plain::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_constant_or_plain::Source{}) == ALL(BY_FUNCTION));
CLASSES(any_constant_or_moved, ANY Made(const U &), constexpr operator Made() &&)
static_assert(all(any_constant_or_moved::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_constant_or_moved::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_constant_or_moved::Source{}) == ALL(BY_FUNCTION));
CLASSES(any_constant_or_any_constant, ANY Made(const U &), ANY operator U() const)
static_assert(all(any_constant_or_any_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_constant_or_any_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(any_constant_or_any, ANY Made(const U &), ANY operator U())
static_assert(all(any_constant_or_any::object) == ALL(BY_FUNCTION));
static_assert(all(any_constant_or_any::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_constant_or_any::Source{}) == ALL(BY_FUNCTION));
CLASSES(any_forwarded_or_constant, ANY Made(U &&), constexpr operator Made() const)
static_assert(all(any_forwarded_or_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_forwarded_or_constant::constant) == ALL(BY_FUNCTION));
static_assert(all(any_forwarded_or_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(any_forwarded_or_plain, ANY Made(U &&), constexpr operator Made())
static_assert(all(any_forwarded_or_plain::object) == ALL(BY_FUNCTION));
static_assert(all(any_forwarded_or_plain::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_forwarded_or_plain::Source{}) == ALL(BY_FUNCTION));
CLASSES(any_forwarded_or_moved, ANY Made(U &&), constexpr operator Made() &&)
static_assert(all(any_forwarded_or_moved::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_forwarded_or_moved::constant) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_forwarded_or_moved::Source{}) == ALL(BY_FUNCTION));
CLASSES(any_forwarded_or_any_constant, ANY Made(U &&), ANY operator U() const)
static_assert(all(any_forwarded_or_any_constant::object) == ALL(BY_CONSTRUCTOR));
static_assert(all(any_forwarded_or_any_constant::Source{}) == ALL(BY_CONSTRUCTOR));
CLASSES(any_forwarded_or_any, ANY Made(U &&), ANY operator U())
static_assert(all(any_forwarded_or_any::constant) == ALL(BY_CONSTRUCTOR));
