// Layouts and constants that once were wrong, or are easily got wrong: every assertion holds for g++, and must hold for us.
struct Empty {};
struct Other {};
struct Pod { int i; char c; };
struct NonPod { NonPod() {} int i; char c; };
struct Member { NonPod n; };

// Tail padding is reused behind what is no POD.
struct AfterPod : Pod { char d; };
struct AfterNonPod : NonPod { char d; };
struct AfterMember : Member { char d; };
struct PrivateBits { ~PrivateBits() = default; int a : 7; private: short : 4; };
struct AfterPrivateBits : PrivateBits { char d; };
struct Defaulted { Defaulted() = default; int i; char c; };
struct AfterDefaulted : Defaulted { char d; };
struct Initialized { int i = 0; char c; };
struct AfterInitialized : Initialized { char d; };
static_assert(sizeof(AfterPod) == 12 && sizeof(AfterNonPod) == 8 && sizeof(AfterMember) == 12, "");
static_assert(sizeof(AfterPrivateBits) == 4 && sizeof(AfterDefaulted) == 12 && sizeof(AfterInitialized) == 8, "");

// Empty bases and members.
struct OneEmpty : Empty { int i; };
struct SameFirst : Empty { Empty e; int i; };
struct TwoEmpty : Empty, Other {};
struct Indirect : Empty {};
struct Repeated : Indirect, OneEmpty { char c; };
struct Overlapping { [[no_unique_address]] Empty a; [[no_unique_address]] Other b; int i; };
struct Conflicting { [[no_unique_address]] Empty a; [[no_unique_address]] Empty b; };
struct OverlapsTail { [[no_unique_address]] NonPod n; char d; };
struct alignas(64) NoPodForLayout { [[no_unique_address]] Pod p; };
struct AfterNoPod : NoPodForLayout { char d; };
static_assert(sizeof(Empty) == 1 && sizeof(OneEmpty) == 4 && sizeof(SameFirst) == 8 && sizeof(TwoEmpty) == 1, "");
static_assert(sizeof(Repeated) == 12 && sizeof(Overlapping) == 4 && sizeof(Conflicting) == 2 && sizeof(OverlapsTail) == 8, "");
static_assert(sizeof(AfterNoPod) == 64, "");

// Virtual functions and bases.
struct Virtual { virtual ~Virtual(); };
struct VirtualData { virtual void f(); int i; };
struct FromVirtual : VirtualData { char c; };
struct V { int v; };
struct Left : virtual V { int l; };
struct Right : virtual V { int r; };
struct Diamond : Left, Right { int d; };
struct NearlyEmpty { virtual void g(); };
struct SharesPrimary : virtual NearlyEmpty { int i; };
struct StealsPrimary : SharesPrimary, virtual NearlyEmpty { int j; };
struct SecondPrimary : Empty, VirtualData {};
static_assert(sizeof(Virtual) == 8 && sizeof(FromVirtual) == 16 && sizeof(Left) == 16 && sizeof(Diamond) == 40, "");
static_assert(sizeof(SharesPrimary) == 16 && sizeof(StealsPrimary) == 16 && sizeof(SecondPrimary) == 16, "");

// Bit-fields.
struct Bits { int a : 3; unsigned b : 30; char c; };
struct Zero { char a : 3; int : 0; char b; };
struct Unnamed { char a; long : 40; };
struct Wide { char a : 20; };
struct PackedBits { char a : 5; unsigned char b : 6 __attribute__((packed)); char c : 5; };
struct Bools { bool a : 1; bool b : 1; };
static_assert(sizeof(Bits) == 12 && sizeof(Zero) == 5 && alignof(Zero) == 1 && sizeof(Unnamed) == 6 && alignof(Unnamed) == 1, "");
static_assert(sizeof(Wide) == 4 && sizeof(PackedBits) == 2 && sizeof(Bools) == 1, "");

// Attributes and pragmas.
struct Packed { char c; int i; double d; } __attribute__((packed));
struct PackedMember { char c; int i __attribute__((packed)); };
struct __attribute__((packed)) PackedPartly { char c; NonPod n; int i; };
struct __attribute__((packed)) PackedVirtual { virtual void f(); };
// g++ forgets it where the type has no alignment in the template.
template <class A, class B> struct Two { A a; B b; };
template <class T> using Pointer = T *;
template <class T, int N> struct PackedIn {
	template <class U> struct Member { char c; __attribute__((packed)) T a; __attribute__((packed)) U *b; };
	struct Inner { int a; };
	enum Chosen : int { };
	struct Plain { char c; __attribute__((packed)) int x[2]; };
	struct Parameter { char c; __attribute__((packed)) T x; };
	struct Bounded { char c; __attribute__((packed)) int x[N]; };
	struct Specialization { char c; T x[2] __attribute__((packed)); __attribute__((packed)) Two<T, char> y; };
	struct Indirect { char c; [[gnu::packed]] T *x; [[gnu::packed]] T &y; [[gnu::packed]] Pointer<T> z; };
	struct ToMember { char c; __attribute__((packed)) int Inner::*x; __attribute__((packed)) T (Inner::*y)(T); };
	struct Nested { char c; __attribute__((packed)) Inner x; __attribute__((packed)) Chosen y; char d; __attribute__((packed)) T z : 7; };
};
static_assert(sizeof(PackedIn<int, 2>::Plain) == 9, "");
static_assert(sizeof(PackedIn<int, 2>::Parameter) == 8, "");
static_assert(sizeof(PackedIn<int, 2>::Bounded) == 12, "");
static_assert(sizeof(PackedIn<int, 2>::Specialization) == 20, "");
static_assert(sizeof(PackedIn<int, 2>::Indirect) == 25, "");
static_assert(sizeof(PackedIn<int, 2>::ToMember) == 25, "");
static_assert(sizeof(PackedIn<int, 2>::Nested) == 16, "");
static_assert(__builtin_offsetof(PackedIn<int, 2>::Nested, y) == 8, "");
static_assert(sizeof(PackedIn<int, 2>::Member<long>) == 16, "");
struct alignas(32) Aligned { char c; };
struct AlignedMember { char c; alignas(16) char d; };
struct alignas(double) AsType { char c; };
typedef int Aligned16 __attribute__((aligned(16)));
typedef long Aligned2 __attribute__((aligned(2)));
struct Typedefs { char c; Aligned2 l; Aligned16 i; };
typedef float Vector __attribute__((vector_size(4 * sizeof(float))));
struct Vectors { char c; Vector v; };
#pragma pack(push, 2)
struct Pack2 { char c; double d; int b : 3; };
#pragma pack(push, wide, 8)
struct Pack8 { char c; long double d; };
#pragma pack(pop, wide)
struct Pack2Again { char c; int i; };
#pragma pack(pop)
struct NoPack { char c; int i; };
static_assert(sizeof(Packed) == 13 && alignof(Packed) == 1 && sizeof(PackedMember) == 5 && sizeof(PackedPartly) == 16, "");
static_assert(alignof(PackedVirtual) == 1 && sizeof(Aligned) == 32 && sizeof(AlignedMember) == 32 && alignof(AsType) == 8, "");
static_assert(sizeof(Typedefs) == 32 && alignof(Typedefs) == 16 && sizeof(Vectors) == 32 && sizeof(Vector) == 16, "");
static_assert(sizeof(Pack2) == 12 && sizeof(Pack8) == 24 && sizeof(Pack2Again) == 6 && sizeof(NoPack) == 8, "");

// Arrays, unions, anonymous members, scalars.
namespace one { const int N = 3; struct S { char a[N]; }; }
namespace two { const int N = 5; struct S { char a[N]; }; }
struct Flexible { int n; char data[]; };
struct ZeroLength { int a[0]; };
union U { char c[5]; int i; };
struct Anonymous { char c; union { short s; char d; }; struct { int i; }; };
struct Scalars { char c; __int128 q; };
struct Pointers { void (Pod::*f)(); int Pod::*m; char &r; decltype(nullptr) n; };
struct Complex { char c; _Complex double d; };
static_assert(sizeof(one::S) == 3 && sizeof(two::S) == 5 && sizeof(Flexible) == 4 && sizeof(ZeroLength) == 0 && sizeof(U) == 8, "");
static_assert(sizeof(Anonymous) == 8 && sizeof(Scalars) == 32 && sizeof(Pointers) == 40 && sizeof(Complex) == 24, "");

// Enumerations.
enum Plain { p0, p1 };
enum Negative { n0 = -1, n1 = 1 };
enum Large { l0, l1 = 1ull << 40 };
enum __attribute__((packed)) Short { s0 };
enum class Byte : unsigned char { b0 = 255 };
enum Opaque : short;
enum Chain { c0 = 'a', c1, c2 = c0 + sizeof(Plain), c3 };
static_assert(sizeof(Plain) == 4 && sizeof(Large) == 8 && sizeof(Short) == 1 && sizeof(Byte) == 1 && sizeof(Opaque) == 2, "");
static_assert(p0 - 1 < 0 && l0 - 1 < 0 && n0 < 0 && c1 == 98 && c3 == 102 && (int)Byte::b0 == 255, "");

// Constants.
struct Constants { static const int n = 4; static constexpr unsigned long m = n * sizeof(long); char a[m]; };
constexpr auto deduced = 'x';
const int shadowed = 1;
namespace inner { constexpr int before = shadowed; const int shadowed = 2; constexpr int after = shadowed; }
static_assert(sizeof(Constants) == 32 && Constants::m == 32 && sizeof(deduced) == 1, "");
static_assert(inner::after == 2, "");
static_assert(-1 > 0u && -1 < 0l && 'a' + 1 == 98 && (unsigned char)300 == 44 && ~0u >> 31 == 1 && (true || 1 / 0), "");
static_assert(sizeof(((Pod *)0)->c) == 1 && sizeof(Pod::i) == 4 && sizeof(*(Pod *)0) == 8 && sizeof(char &) == 1, "");

namespace offsets {
struct B0 { long l; };
struct S : B0 { int a; char b[4]; struct { short x, y[3]; } n; union { int u; float v; }; int m[2][3]; static const int k = 2; };
static_assert(__builtin_offsetof(S, b) == 12, "");
static_assert(__builtin_offsetof(S, b[2]) == 14, "");
static_assert(__builtin_offsetof(S, n.y[1]) == 20, "");
static_assert(__builtin_offsetof(S, v) == 24, "");
static_assert(__builtin_offsetof(S, l) == 0, "");
static_assert(__builtin_offsetof(struct S, m[S::k - 1][1]) == 28 + 16, "");
}

// What a [[no_unique_address]] member keeps others out of: its empty virtual bases, but not the bits that a bit-field does not use.
namespace no_unique_address {
struct OfEmpty : Empty {};
struct EmptyBehind : Empty, virtual OfEmpty { long x; };
struct BehindEmpty { [[no_unique_address]] EmptyBehind e; char c; };
static_assert(__builtin_offsetof(BehindEmpty, c) == 17, "");
struct BitsBefore : virtual OfEmpty { int x; int b : 3; [[no_unique_address]] OfEmpty e; };
struct BehindBits { [[no_unique_address]] BitsBefore e; char c; };
static_assert(__builtin_offsetof(BehindBits, c) == 14, "");
struct WideBits : virtual Empty { char d; short f : 17; };
struct BehindWide { [[no_unique_address]] WideBits e; char c; };
static_assert(__builtin_offsetof(BehindWide, c) == 12, "");
static_assert(sizeof(WideBits) == 16, "");
struct Aligned { [[no_unique_address]] Empty a; char c; [[no_unique_address]] __attribute__((aligned(16))) Empty e; };
static_assert(__builtin_offsetof(Aligned, e) == 1 && sizeof(Aligned) == 16, "");
struct NearlyEmpty : Empty { virtual void f(); [[no_unique_address]] Empty e; };
struct HasPrimary : virtual NearlyEmpty { virtual void f(); };
static_assert(sizeof(HasPrimary) == 16, "");
struct TwoEmpties : Other, Empty { [[no_unique_address]] Empty e; };
struct NotNearlyEmpty : TwoEmpties { virtual void f(); };
struct HasNoPrimary : virtual NotNearlyEmpty { virtual void f(); };
static_assert(sizeof(HasNoPrimary) == 16, "");
}

// Attributes of aliases.
namespace aliases {
using B16 __attribute__((aligned(16))) = char;
static_assert(alignof(B16) == 16, "");
struct A { char c; B16 b; };
static_assert(sizeof(A) == 32, "");
template <class T> using C16 __attribute__((aligned(16))) = T;
static_assert(alignof(C16<char>) == 16, "");
typedef char D16 __attribute__((aligned(16)));
static_assert(alignof(D16) == 16, "");
using E16 [[gnu::aligned(16)]] = char;
static_assert(alignof(E16) == 16, "");
using F16 = char __attribute__((aligned(16)));
static_assert(alignof(F16) == 16, "");
template <class T, int N> using Aligned __attribute__((aligned(N * sizeof(T)))) = T;
struct Holder { char c; Aligned<short, 4> s; };
static_assert(__builtin_offsetof(Holder, s) == 8, "");
template <class T> struct Own { using type __attribute__((aligned(2 * sizeof(T)))) = T; };
static_assert(alignof(Own<int>::type) == 8 && alignof(Own<long>::type) == 16, "");
}
template <class T> struct PackedBehind { char c; T t; } __attribute__((packed));
template <class T, int N> struct AlignedBehind { T t; } __attribute__((aligned(N * sizeof(T))));
static_assert(sizeof(PackedBehind<long>) == 9 && alignof(PackedBehind<long>) == 1, "");
static_assert(sizeof(AlignedBehind<int, 8>) == 32 && alignof(AlignedBehind<char, 4>) == 4, "");
struct Void1 { }; struct Void2 { }; struct Voids : Void1, Void2 { }; typedef Void1 Four[4];
struct OverVoids1 : Void2, Voids { Four v[1]; }; struct OverVoids2 : Void2, Voids { Void1 v[4]; }; struct OverVoids3 : Void2, Voids { Void1 v[1]; };
struct OverVoids4 : Void2, Voids { char c; Four v; }; struct OverVoids5 { Voids e; Void1 v[4]; }; struct OverVoids6 : Void1 { Four v[2]; };
static_assert(sizeof(OverVoids1) == 6 && sizeof(OverVoids2) == 6 && sizeof(OverVoids3) == 2, "");
static_assert(sizeof(OverVoids4) == 6 && sizeof(OverVoids5) == 5 && sizeof(OverVoids6) == 9, "");
