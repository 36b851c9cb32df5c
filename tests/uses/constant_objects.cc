/* Constants of templates are defined where a reference is bound to them, or their address is taken, but not for their value
 * [basic.def.odr]/4. */
template <class T> struct limits {
	static const int low = 3, high;
	static const int middle = 4;
	static constexpr int count = 5;
	static const int other = 6;
};
template <class T> const int limits<T>::low;
template <class T> const int limits<T>::high = 9;
template <class T> const int limits<T>::middle;
template <class T> const int limits<T>::other;
struct taker {
	taker(const int &) {}
	void operator()(const int &) {}
	int operator+(const int &) { return 1; }
};
template <class T> const T &larger(const T &a, const T &b) { return a < b ? b : a; }
const int *address() { return &limits<int>::low; }
const int &returned() { return limits<int>::high; }
int argument() { return larger(limits<int>::middle, limits<int>::count); }
void bound() { const int &r = (limits<short>::low); (void)r; }
void member(limits<short> l) { taker t(l.middle); t(limits<short>::count); t + limits<short>::other; }
int value(bool b) { return b ? limits<long>::low : limits<long>::count; }
int converted() { return larger<long>(limits<char>::low, limits<char>::count); }
