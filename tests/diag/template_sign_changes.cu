// Operands of operations in templates that are converted though the operation depends on nothing [expr.arith.conv].
template <class T> bool of_size() { return sizeof(T) == -1; }
template <class T> bool of_sum(T t) { return sizeof(t) + -1 > 2; }
template <class T> unsigned of_operations(T)
{
	unsigned u = 4;
	long l = u;
	u = u & -1;
	u = -2 | u;
	u = u ^ ~0;
	u = u / -1;
	u = l + 2u;
	u = -1l * u;
	return u == -1;
}
template <class T> bool of_condition() { if constexpr (sizeof(T) == -1) return 1; return 0; }
template <class T> int of_pointers(T *p, T *q)
{
	unsigned short s = 2;
	return s == -1 || p - q == -1 || s + 2u < -3 || (s ? 2u : -1) || (s ? sizeof(T) : -1);
}
template <class T> int of_dependent(T t) { unsigned char c = 2; return t == -1 || t - -2u || c == 2 || 'a' == -1u || true == -1; }
template bool of_size<int>();
template unsigned of_operations<int>(int);
template int of_pointers<int>(int *, int *);
template int of_dependent<int>(int);
template int of_dependent<unsigned>(unsigned);
