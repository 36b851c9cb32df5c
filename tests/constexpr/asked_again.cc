/* The same call means another function where more has been declared: classes, default arguments. */
struct base {};
struct later;
extern later *pointer;
char pointed(base *);
int pointed(void *);
static_assert(sizeof pointed(pointer) == sizeof(int));
struct later : base {};
static_assert(sizeof pointed(pointer) == 1);

char number(long, int);
int number(double);
static_assert(sizeof number(1L) == sizeof(int));
char number(long, int = 0);
static_assert(sizeof number(1L) == 1);

template <class T, class U>
char guessed(T *);
template <class T>
int guessed(const T &);
int object;
static_assert(sizeof guessed(&object) == sizeof(int));
template <class T, class U = int>
char guessed(T *);
static_assert(sizeof guessed(&object) == 1);

int in_blocks()
{
	static_assert(sizeof number(1L) == 1);
	{
		char number(int, int);
		static_assert(sizeof number(1, 2) == 1);
	}
	return 0;
}

/* And whether a value is a null pointer or a string is no matter of its type. */
char null(int *);
int null(...);
const int zero = 0;
static_assert(sizeof null(0) == 1 && sizeof null(1) == sizeof(int) && sizeof null(0) == 1 && sizeof null((0)) == 1);
static_assert(sizeof null(object) == sizeof(int) && sizeof null(nullptr) == 1);

/* Conversion functions, of classes that built-in operators could take, too. */
struct number_like {
	operator int() const;
	operator double() const;
};
char operator+(const number_like &, const number_like &);
int operator-(const number_like &, int);
extern number_like n;
static_assert(sizeof(n + n) == 1 && sizeof(n - 1) == sizeof(int) && sizeof(n + n) == 1);
static_assert(sizeof(number_like() + n) == 1 && sizeof(number_like() - 2) == sizeof(int));
struct either {
	operator int() const;
};
static_assert(sizeof(either() + 1) == sizeof(int) && sizeof(either() + 1L) == sizeof(long) && sizeof(either() + 1) == sizeof(int));

/* Where a substitution fails at first, a call may be good later. */
template <class T, class = decltype(T::member)>
char has(T *);
int has(const volatile void *);
template <class T>
struct box;
extern box<int> *boxed;
static_assert(sizeof has(boxed) == sizeof(int));
template <class T>
struct box {
	static int member;
};
static_assert(sizeof has(boxed) == 1);
