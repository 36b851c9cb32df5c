// The trait of NVIDIA's tool that g++ 12 has not.
struct M { M(); M(M &&); M(const M &) = delete; };
struct From { From(M &&) noexcept; };
struct Ex { explicit Ex(int); };
struct B {}; struct D : B {}; struct P : private B {};
static_assert(__is_convertible_to(int, long));
static_assert(__is_convertible_to(M, From));
static_assert(!__is_convertible_to(From, M));
static_assert(!__is_convertible_to(int, Ex));
static_assert(__is_convertible_to(void, void));
static_assert(!__is_convertible_to(void, int));
static_assert(!__is_convertible_to(int, void));
static_assert(!__is_convertible_to(int, int[2]));
static_assert(!__is_convertible_to(int(), int()));
static_assert(__is_convertible_to(int(), int(*)()));
static_assert(__is_convertible_to(int[2], int*));
static_assert(__is_convertible_to(D*, B*));
static_assert(!__is_convertible_to(P*, B*));
static_assert(__is_convertible_to(const void, void));
static_assert(__is_convertible_to(int &, long));
static_assert(!__is_convertible_to(int, int &));
static_assert(__is_convertible_to(int, const int &));
static_assert(__is_convertible_to(int, int &&));

struct Deleted { operator M() = delete; operator int(); };
struct Abstract { virtual void f() = 0; };
static_assert(__is_convertible_to(Deleted, int));
static_assert(__is_convertible_to(M, M));
static_assert(!__is_convertible_to(const M, M));
// These fail.
static_assert(__is_convertible_to(int, From), "int");
static_assert(__is_convertible_to(int, Ex), "explicit");
static_assert(__is_convertible_to(P *, B *), "private base");
static_assert(__is_convertible_to(M &, M), "deleted");
static_assert(__is_convertible_to(Deleted, M), "deleted function");
template <class T, class U> struct C { static_assert(__is_convertible_to(T, U), "in an instance"); };
C<int, long> good;
C<int *, long> bad;
