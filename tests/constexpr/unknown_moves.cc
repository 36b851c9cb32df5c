// A move by default is not deleted where it is not known what it does to a member.
struct nothing {};
struct one_empty { nothing e; };
template <class T> concept made = requires { new T; };
template <class T, bool = made<T>> struct chosen { chosen(); chosen(chosen &&); };
template <class T> struct chosen<T, true> { chosen(); chosen(chosen &&); };
struct moved { chosen<const one_empty> c; moved() = default; moved(moved &&) noexcept = default; };
static_assert(__is_constructible(moved, moved));
static_assert(!__is_constructible(moved, const moved &));
