/* ( type-id ) and what only looks like it [dcl.ambig.res]. */
typedef unsigned char byte;
template <int N> struct Value {
	static constexpr int value = N;
};
template <typename T> struct Type {
	static constexpr int value = -1;
};
constexpr int three = 3;
constexpr int pair[] = { 1, 2 };

static_assert(Value<int(bool(three + 1))>::value == 1 && Value<int(long(pair[1]) + 1)>::value == 3);
static_assert(Type<int(bool(three))>::value == -1 && Type<int(bool, int (*)(int), ...)>::value == -1);
static_assert(sizeof(int(bool(three + 1))) == sizeof(int));

struct Vector {
	int x[3];
	byte octant() const { return (byte(bool(x[0] & (1u << 31)))) | ((byte(bool(x[1] & (1u << 31)))) << 1); }
};

template <typename T> int values(T x) { return (unsigned(T(x) + 1)) | (unsigned(T(x))) % 2 | (unsigned(T(x[0]))) << 2; }

byte values(int *p, int n)
{
	byte all = (byte(bool(p[0]))) | 1;

	all |= (byte(bool(n))) ^ (byte(n)) + 1;
	all += (byte()) || (byte(bool())) ? (byte()) : 2;
	all += (byte(bool(p[0]))) + 1;
	all += (byte(bool(n))) - 1;
	all += (byte()) + 1;
	all += (int) | 3;
	return (int) <<= 3;
}
