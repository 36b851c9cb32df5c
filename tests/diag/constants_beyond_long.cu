// Decimal constants that long does not have are unsigned long long, whatever their suffix.
struct X {};
X plain = 9223372036854775808, of_long = 9223372036854775808L, of_long_long = 9223372036854775808LL;
X negated = -9223372036854775808, sixteen = 0x8000000000000000, last = 9223372036854775807, most = 18446744073709551615;
long changed = 9223372036854775808, also = -9223372036854775808;
unsigned long fits = 9223372036854775808;
bool compared = 9223372036854775808 > -1;
int truncated = 9223372036854775808;
template <int N> struct Int {};
Int<9223372036854775808> narrowed;
template <class T> struct Undefined;
Undefined<decltype(9223372036854775808)> undefined;
void f(int);
void f(unsigned long long);
void f(__int128);
void g() { f(9223372036854775808); }
