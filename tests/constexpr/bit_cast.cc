// Object representations: what __builtin_bit_cast makes of classes, arrays and bit-fields.
namespace std { enum class byte : unsigned char {}; }
template <class T, class F> constexpr T bit_cast(const F &from) { return __builtin_bit_cast(T, from); }
template <class T, int N> struct array { T at[N]; constexpr const T &operator[](int i) const { return at[i]; } };
struct F { float f; };
struct I { int i; };
struct S { short a, b; };
struct Arr { unsigned char c[4]; };
struct Bits { unsigned a : 4, b : 12, c : 16; };
struct SBits { int a : 3, b : 29; };
struct E {}; struct WithBase : S { int n; }; struct EB : E { int n; };
enum class En : unsigned char { x = 3 };
struct Mix { En e; bool b; char16_t c; };
struct Nest { S s[2]; F f; };
struct D { double d; };
struct Pad { char c; int i; };
struct Bytes8 { unsigned char c[8]; };
struct BB { std::byte b[4]; };
static_assert(__builtin_bit_cast(int, F{1.0f}) == 0x3f800000);
static_assert(__builtin_bit_cast(F, 0x3f800000).f == 1.0f);
static_assert(bit_cast<S>(0x00020001).a == 1 && bit_cast<S>(0x00020001).b == 2);
static_assert(bit_cast<int>(S{1, 2}) == 0x00020001);
static_assert(bit_cast<Arr>(0x04030201).c[2] == 3);
static_assert(bit_cast<Arr>(1.0f).c[3] == 0x3f);
static_assert(bit_cast<unsigned>(Arr{{1, 2, 3, 4}}) == 0x04030201);
static_assert(bit_cast<Bits>(0x00050043u).a == 3 && bit_cast<Bits>(0x00050043u).b == 4 && bit_cast<Bits>(0x00050043u).c == 5);
static_assert(bit_cast<unsigned>(Bits{3, 4, 5}) == 0x00050043u);
static_assert(bit_cast<SBits>(-1).a == -1 && bit_cast<SBits>(7).a == -1 && bit_cast<SBits>(8).b == 1);
static_assert(bit_cast<array<int, 2>>(WithBase{{1, 2}, 5})[1] == 5);
static_assert(bit_cast<int>(EB{{}, 7}) == 7);
static_assert(bit_cast<Mix>(0x00410103).e == En::x && bit_cast<Mix>(0x00410103).b && bit_cast<Mix>(0x00410103).c == u'A');
static_assert(bit_cast<Nest>(array<int, 3>{1, 2, 0x40000000}).f.f == 2.0f);
static_assert(bit_cast<Nest>(array<int, 3>{1, 0x30002, 0x40000000}).s[1].b == 3);
static_assert(bit_cast<unsigned long>(D{1.0}) == 0x3ff0000000000000);
static_assert(bit_cast<Bytes8>(Pad{'a', 5}).c[4] == 5);
static_assert(bit_cast<Bytes8>(Pad{'a', 5}).c[0] == 'a');
static_assert(int(bit_cast<BB>(0x01020304).b[0]) == 4);
static_assert(bit_cast<double>(bit_cast<unsigned long>(3.25)) == 3.25);
static_assert(bit_cast<unsigned>(-0.0f) == 0x80000000);
static_assert(bit_cast<En>((unsigned char)3) == En::x);
static_assert(bit_cast<unsigned __int128>(array<unsigned long, 2>{1, 2}) >> 64 == 2);
static_assert(bit_cast<array<char, 4>>(En(1) == En::x ? 5 : 0x64636261)[1] == 'b');
constexpr array<unsigned char, 8> bytes = bit_cast<array<unsigned char, 8>>(3.0);
static_assert(bytes[7] == 0x40 && bytes[6] == 8);
constexpr bool littleEndian() { auto a = bit_cast<array<unsigned char, 4>>(1u); return a[0] == 1; }
static_assert(littleEndian());
constexpr int raw[2] = {1, 2};
static_assert(__builtin_bit_cast(long, raw) == 0x200000001);
constexpr float fsqrt(float x) { auto i = bit_cast<int>(x); i = 0x5f3759df - (i >> 1); return bit_cast<float>(i); }
static_assert(fsqrt(4.0f) > 0.48f && fsqrt(4.0f) < 0.52f);
static_assert(bit_cast<unsigned>(__builtin_nanf("")) == 0x7fc00000);
static_assert(bit_cast<float>(0x7f800000) == __builtin_inff());
static_assert(bit_cast<float>(0x7fc00000) != bit_cast<float>(0x7fc00000));
/* Payloads of NaNs. */
static_assert(bit_cast<unsigned>(__builtin_nanf("5")) == 0x7fc00005u && bit_cast<unsigned>(__builtin_nanf("0x3fffff")) == 0x7fffffffu);
static_assert(bit_cast<unsigned>(__builtin_nanf("0x400001")) == 0x7fc00001u && bit_cast<unsigned>(-__builtin_nanf("1")) == 0xffc00001u);
static_assert(bit_cast<unsigned long>(__builtin_nan("0x12")) == 0x7ff8000000000012ul);
static_assert(bit_cast<unsigned long>(__builtin_nan("012")) == 0x7ff800000000000aul);
static_assert(bit_cast<unsigned long>(__builtin_nan("0xfffffffffffff")) == 0x7ffffffffffffffful);
static_assert(__builtin_isnan(__builtin_nanl("3")) && __builtin_nan("7") != __builtin_nan("7"));
