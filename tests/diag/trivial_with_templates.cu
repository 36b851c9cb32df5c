// Classes with constructor templates alone are not trivial.
struct S1 { template <class T = int> S1() {} int x; };
struct S2 { template <class T> S2(T) {} int x; };
struct S3 { template <class... T> S3(T...) {} int x; };
struct S4 { template <class T = int> S4() {} S4() = default; int x; };
struct S5 { template <class T = int> S5(T * = nullptr); int x; };
struct S6 { S6(int); template <class T> S6(T *); int x; };
static_assert(__is_trivial(S1) == 2, ""); static_assert(__is_trivial(S1) == 0, "S1");
static_assert(__is_trivial(S2) == 2, ""); static_assert(__is_trivial(S2) == 0, "S2");
static_assert(__is_trivial(S3) == 2, ""); static_assert(__is_trivial(S3) == 0, "S3");
static_assert(__is_trivial(S4) == 2, ""); static_assert(__is_trivial(S4) == 0, "S4");
static_assert(__is_trivial(S5) == 2, ""); static_assert(__is_trivial(S5) == 0, "S5");
static_assert(__is_trivial(S6) == 2, ""); static_assert(__is_trivial(S6) == 0, "S6");
static_assert(__has_trivial_constructor(S1) == 2, "h1");static_assert(__has_trivial_constructor(S1) == 0, "h1 is true");static_assert(__has_trivial_constructor(S3) == 2, "h3");static_assert(__has_trivial_constructor(S3) == 0, "h3 is true"); 
