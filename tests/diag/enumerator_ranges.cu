// Values that the fixed underlying type of an enumeration does not have; and those that it has.
enum class Signed : char { a = 1, b = 300, c = -129, d = 127, e, f };
enum class Unsigned : unsigned char { a = -1, b = 255, c };
enum Truth : bool { no = 0, yes = 2, more };
enum Plain : int { p0 = 4294967295u, p1 = 2147483648, p2 = 1.5, p3 = -1l };
enum Natural : unsigned { n0 = -1, n1 = 4294967296, n2 = 4294967295 };
enum class Long : long long { a = 9223372036854775807, b };
enum class Opaque : short;
enum class Opaque : short { a = 32767, b = 32768 };
template <class T> struct Dependent {
	enum class Inner : char { a = sizeof(T), b = 300 };
	enum : unsigned char { u = -1, v = 255 };
};
enum Free { f0 = 2147483647, f1, f2 = 4294967296 };
enum class Fits : signed char { a = -128, b = 127, c = 'x' };
enum FitsLong : unsigned long { l0 = 18446744073709551615ull, l1 = 0 };
