/* Explicit conversion functions that are templates: in casts, conditions, and where an object or reference is initialized directly. */
struct Made {};
struct ToReference { template <class T> explicit operator T &() { return *(T *)this; } };
struct ToValue { template <class T> explicit operator T() { return T(); } };
struct OfConstant { template <class T> explicit operator T &() const { return *(T *)this; } };
struct Both { template <class T> explicit operator T *(); template <class T> operator T *() const; explicit operator int &() { return *(int *)this; } };
template <class T> Both::operator T *() { return nullptr; }
template <class T> Both::operator T *() const { return nullptr; }
int main()
{
	ToReference r;
	ToValue v;
	OfConstant c;
	Both b;
	int sum = static_cast<int &>(r) + int((long &)r) + static_cast<short>(v) + (char)v + unsigned(v) + static_cast<int &>(b);
	using Ref = float &;
	sum += Ref(r) > 1;
	double direct(v), &referred(static_cast<double &>(r));
	const float &bound(c);
	Made made(static_cast<Made>(v));
	if (static_cast<bool &>(r) && sizeof made)
		return 1;
	char *p = b;
	return v ? sum : 2;
}
