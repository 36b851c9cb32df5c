/* Objects that an inherited constructor makes: the other parts are made by default [class.inhctor.init]. */
struct base {
	base(int) noexcept;
	base(int, double);
	explicit base(const char *);
	template <class T> base(T *, T);
protected:
	base(char, char, char);
};
struct whole : base { using base::base; int n = 7; };
static_assert(__is_constructible(whole, int) && __is_constructible(whole, const char *) && __is_constructible(whole, int, double));
static_assert(__is_constructible(whole, int *, int) && !__is_constructible(whole, int *, char *));
static_assert(!__is_constructible(whole, char, char, char) && !__is_constructible(whole));
static_assert(__is_nothrow_constructible(whole, int) && !__is_nothrow_constructible(whole, int, double));
struct with_reference : base { using base::base; int &r; };
static_assert(!__is_constructible(with_reference, int) && !__is_constructible(with_reference, int, double));
struct without_default { without_default(int); };
struct of_member : base { using base::base; without_default w; };
static_assert(!__is_constructible(of_member, int));
struct initialized : base { using base::base; without_default w = 1; };
static_assert(__is_constructible(initialized, int));
struct other { other(char *); other(); };
struct both : base, other { using base::base; using other::other; };
static_assert(__is_constructible(both, int) && __is_constructible(both, const char *) && !__is_constructible(both, char *));
struct first : without_default, other { using other::other; };
static_assert(!__is_constructible(first, char *));
struct twice : whole { using whole::whole; };
static_assert(__is_constructible(twice, int) && !__is_constructible(twice, char, char, char));
struct own : base { using base::base; own(int, int, int); without_default w; };
static_assert(__is_constructible(own, int, int, int) && !__is_constructible(own, int));
template <class T> struct box : base { using base::base; T t; };
static_assert(__is_constructible(box<int>, int) && !__is_constructible(box<int &>, int) && !__is_constructible(box<without_default>, int));
