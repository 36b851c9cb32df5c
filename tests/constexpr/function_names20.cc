/* __PRETTY_FUNCTION__ and its like: the text of g++. */
#include <string_view>
#include <vector>
#include <string>
struct text { char s[300]; int n; constexpr text(const char *p) : s(), n() { while (p[n]) { s[n] = p[n]; n++; } } constexpr bool operator==(std::string_view v) const { return v == std::string_view(s, n); } };
enum class Col { red, green = -1 };
enum Old { o1, o2 };
namespace ns {
struct S { int x; static constexpr text st(char *) { return __PRETTY_FUNCTION__; } template <class U> static constexpr text tm(U) { return __PRETTY_FUNCTION__; } constexpr text mem(int) const & noexcept { return __PRETTY_FUNCTION__; } constexpr text operator==(int) { return __PRETTY_FUNCTION__; } enum Mine { m1 }; void v(); struct In {}; };
template <class T> struct C { struct In {}; };
enum E { a, b };
inline namespace v1 { template <class T> constexpr text inl(T) { return __PRETTY_FUNCTION__; } struct Z {}; enum class EZ { z }; }
template <class T> constexpr text n() noexcept { return __PRETTY_FUNCTION__; }
template <class T, class U = T, class V = C<U>> struct Def {};
template <int N = 3> struct DN {};
}
template <class T> constexpr text f() { return __PRETTY_FUNCTION__; }
template <auto V> constexpr text g() { return __PRETTY_FUNCTION__; }
template <class T, T V> constexpr text h() { return __PRETTY_FUNCTION__; }
template <class... T> constexpr text pk(T...) { return __PRETTY_FUNCTION__; }
template <int... I> constexpr text ip() { return __PRETTY_FUNCTION__; }
template <template <class...> class TT> constexpr text tt() { return __PRETTY_FUNCTION__; }
template <class T = int, int N = 3> constexpr text df(T) { return __PRETTY_FUNCTION__; }
template <class T> constexpr text ret(T, int (*p)(T), T (&a)[3], const T &, T *const *) { return __PRETTY_FUNCTION__; }
template <class T, unsigned long N> constexpr text ar(T *) { return __PRETTY_FUNCTION__; }
template <class T> constexpr text cls(ns::C<T>, std::vector<T> *) { return __PRETTY_FUNCTION__; }
constexpr text nt(unsigned long long, const char *const *, int (&)[2], long double, ...) { return __PRETTY_FUNCTION__; }
constexpr text nt2(const int, volatile char *, ns::C<int>, void (*)(), int ns::S::*, bool) { return __PRETTY_FUNCTION__; }
namespace ns { constexpr text nt3(S, E) { return __PRETTY_FUNCTION__; } }
consteval text ce() { return __PRETTY_FUNCTION__; }
static inline constexpr text si() { return __PRETTY_FUNCTION__; }
constexpr auto dau() { return text(__PRETTY_FUNCTION__); }
template <class T> constexpr auto dat(T) { return text(__PRETTY_FUNCTION__); }
template <class T> constexpr auto trl(T) -> text { return __PRETTY_FUNCTION__; }
constexpr text fn() { return __func__; }
template <class T> constexpr text fn2() { return __FUNCTION__; }
constexpr ns::S s{1};
namespace ns { template <E X> constexpr text pe() { return __PRETTY_FUNCTION__; } template <EZ X> constexpr text pz() { return __PRETTY_FUNCTION__; } template <C<int> *X> constexpr text pc(C<int>, v1::Z) { return __PRETTY_FUNCTION__; } namespace in { struct T {}; template <class X> constexpr text t(X, S, T) { return __PRETTY_FUNCTION__; } template <template <class> class TT> constexpr text tn() { return __PRETTY_FUNCTION__; } } template <template <class> class TT> constexpr text tn() { return __PRETTY_FUNCTION__; } template <class T> constexpr text ps(C<T>, const S *) { return __PRETTY_FUNCTION__; } }
struct Mem { struct I {}; enum Q { q1 }; template <class T> static constexpr text m(I, Q) { return __PRETTY_FUNCTION__; } template <Q X> static constexpr text mv() { return __PRETTY_FUNCTION__; } };
enum Bl : bool { b0, b1 }; enum Ch : char { c0 = 'a' }; enum Un : unsigned { u0 };
static_assert((ns::S::st(nullptr)) == "static constexpr text ns::S::st(char*)");
static_assert((ns::S::tm(1)) == "static constexpr text ns::S::tm(U) [with U = int]");
static_assert((s.mem(1)) == "constexpr text ns::S::mem(int) const &");
static_assert(((ns::S{}==1)) == "constexpr text ns::S::operator==(int)");
static_assert((nt2(1,0,{},0,0,0)) == "constexpr text nt2(int, volatile char*, ns::C<int>, void (*)(), int ns::S::*, bool)");
static_assert((ns::nt3({},ns::a)) == "constexpr text ns::nt3(S, E)");
static_assert((ce()) == "consteval text ce()");
static_assert((si()) == "constexpr text si()");
static_assert((dau()) == "constexpr auto dau()");
static_assert((dat(1)) == "constexpr auto dat(T) [with T = int]");
static_assert((trl(1)) == "constexpr text trl(T) [with T = int]");
static_assert((fn()) == "fn");
static_assert((fn2<int>()) == "fn2");
static_assert((f<int>()) == "constexpr text f() [with T = int]");
static_assert((f<Col>()) == "constexpr text f() [with T = Col]");
static_assert((f<ns::E>()) == "constexpr text f() [with T = ns::E]");
static_assert((f<const char*>()) == "constexpr text f() [with T = const char*]");
static_assert((f<int[3]>()) == "constexpr text f() [with T = int [3]]");
static_assert((f<int&>()) == "constexpr text f() [with T = int&]");
static_assert((f<int&&>()) == "constexpr text f() [with T = int&&]");
static_assert((f<void(int, char)>()) == "constexpr text f() [with T = void(int, char)]");
static_assert((f<void(*)(int)>()) == "constexpr text f() [with T = void (*)(int)]");
static_assert((f<int ns::S::*>()) == "constexpr text f() [with T = int ns::S::*]");
static_assert((f<void (ns::S::*)(int) const>()) == "constexpr text f() [with T = void (ns::S::*)(int) const]");
static_assert((f<std::string>()) == "constexpr text f() [with T = std::__cxx11::basic_string<char>]");
static_assert((f<std::vector<int>>()) == "constexpr text f() [with T = std::vector<int>]");
static_assert((f<std::string_view>()) == "constexpr text f() [with T = std::basic_string_view<char>]");
static_assert((f<unsigned long>()) == "constexpr text f() [with T = long unsigned int]");
static_assert((f<long long>()) == "constexpr text f() [with T = long long int]");
static_assert((f<unsigned char>()) == "constexpr text f() [with T = unsigned char]");
static_assert((f<signed char>()) == "constexpr text f() [with T = signed char]");
static_assert((f<__int128>()) == "constexpr text f() [with T = __int128]");
static_assert((f<std::nullptr_t>()) == "constexpr text f() [with T = std::nullptr_t]");
static_assert((f<wchar_t>()) == "constexpr text f() [with T = wchar_t]");
static_assert((f<char16_t>()) == "constexpr text f() [with T = char16_t]");
static_assert((f<const volatile int>()) == "constexpr text f() [with T = const volatile int]");
static_assert((f<ns::Z>()) == "constexpr text f() [with T = ns::v1::Z]");
static_assert((f<ns::EZ>()) == "constexpr text f() [with T = ns::v1::EZ]");
static_assert((f<void() noexcept>()) == "constexpr text f() [with T = void() noexcept]");
static_assert((f<int const (&)[2]>()) == "constexpr text f() [with T = const int (&)[2]]");
static_assert((f<ns::C<ns::C<int>>>()) == "constexpr text f() [with T = ns::C<ns::C<int> >]");
static_assert((f<int (*)[4]>()) == "constexpr text f() [with T = int (*)[4]]");
static_assert((f<short>()) == "constexpr text f() [with T = short int]");
static_assert((f<unsigned>()) == "constexpr text f() [with T = unsigned int]");
static_assert((f<bool>()) == "constexpr text f() [with T = bool]");
static_assert((f<ns::C<int>::In>()) == "constexpr text f() [with T = ns::C<int>::In]");
static_assert((f<ns::S::In>()) == "constexpr text f() [with T = ns::S::In]");
static_assert((f<ns::S::Mine>()) == "constexpr text f() [with T = ns::S::Mine]");
static_assert((f<ns::Def<int>>()) == "constexpr text f() [with T = ns::Def<int>]");
static_assert((f<ns::Def<int, char>>()) == "constexpr text f() [with T = ns::Def<int, char>]");
static_assert((f<ns::Def<int, int, ns::C<int>>>()) == "constexpr text f() [with T = ns::Def<int>]");
static_assert((f<ns::DN<>>()) == "constexpr text f() [with T = ns::DN<>]");
static_assert((f<ns::DN<4>>()) == "constexpr text f() [with T = ns::DN<4>]");
static_assert((f<int *const *>()) == "constexpr text f() [with T = int* const*]");
static_assert((f<char *volatile>()) == "constexpr text f() [with T = char* volatile]");
static_assert((f<const ns::S &>()) == "constexpr text f() [with T = const ns::S&]");
static_assert((f<int[2][3]>()) == "constexpr text f() [with T = int [2][3]]");
static_assert((f<int (*const)[2]>()) == "constexpr text f() [with T = int (* const)[2]]");
static_assert((f<int *(*)(int *)>()) == "constexpr text f() [with T = int* (*)(int*)]");
static_assert((f<int (*(*)(char))(long)>()) == "constexpr text f() [with T = int (* (*)(char))(long int)]");
static_assert((f<void (&)()>()) == "constexpr text f() [with T = void (&)()]");
static_assert((f<const int[2]>()) == "constexpr text f() [with T = const int [2]]");
static_assert((f<unsigned short>()) == "constexpr text f() [with T = short unsigned int]");
static_assert((f<char8_t>()) == "constexpr text f() [with T = char8_t]");
static_assert((f<char32_t>()) == "constexpr text f() [with T = char32_t]");
static_assert((f<long double>()) == "constexpr text f() [with T = long double]");
static_assert((f<float>()) == "constexpr text f() [with T = float]");
static_assert((f<unsigned __int128>()) == "constexpr text f() [with T = __int128 unsigned]");
static_assert((f<int[]>()) == "constexpr text f() [with T = int []]");
static_assert((f<void (ns::S::*)() &&>()) == "constexpr text f() [with T = void (ns::S::*)() &&]");
static_assert((f<ns::C<const int *>>()) == "constexpr text f() [with T = ns::C<const int*>]");
static_assert((f<ns::C<void()>>()) == "constexpr text f() [with T = ns::C<void()>]");
static_assert((f<void(...)>()) == "constexpr text f() [with T = void(...)]");
static_assert((f<void(int, ...)>()) == "constexpr text f() [with T = void(int, ...)]");
static_assert((f<std::vector<std::vector<int>>>()) == "constexpr text f() [with T = std::vector<std::vector<int> >]");
static_assert((ns::n<int>()) == "constexpr text ns::n() [with T = int]");
static_assert((ns::n<Col>()) == "constexpr text ns::n() [with T = Col]");
static_assert((ns::n<ns::E>()) == "constexpr text ns::n() [with T = E]");
static_assert((ns::n<const char*>()) == "constexpr text ns::n() [with T = const char*]");
static_assert((ns::n<int[3]>()) == "constexpr text ns::n() [with T = int [3]]");
static_assert((ns::n<int&>()) == "constexpr text ns::n() [with T = int&]");
static_assert((ns::n<int&&>()) == "constexpr text ns::n() [with T = int&&]");
static_assert((ns::n<void(int, char)>()) == "constexpr text ns::n() [with T = void(int, char)]");
static_assert((g<1>()) == "constexpr text g() [with auto V = 1]");
static_assert((g<1u>()) == "constexpr text g() [with auto V = 1]");
static_assert((g<-5L>()) == "constexpr text g() [with auto V = -5]");
static_assert((g<'a'>()) == "constexpr text g() [with auto V = 'a']");
static_assert((g<true>()) == "constexpr text g() [with auto V = true]");
static_assert((g<Col::red>()) == "constexpr text g() [with auto V = Col::red]");
static_assert((g<(Col)7>()) == "constexpr text g() [with auto V = (Col)7]");
static_assert((g<ns::a>()) == "constexpr text g() [with auto V = ns::a]");
static_assert((g<(ns::E)3>()) == "constexpr text g() [with auto V = (ns::E)3]");
static_assert((g<nullptr>()) == "constexpr text g() [with auto V = nullptr]");
static_assert((g<(Col)-1>()) == "constexpr text g() [with auto V = Col::green]");
static_assert((g<'\n'>()) == "constexpr text g() [with auto V = '\\012']");
static_assert((g<u'x'>()) == "constexpr text g() [with auto V = 120]");
static_assert((g<1ull>()) == "constexpr text g() [with auto V = 1]");
static_assert((g<(short)3>()) == "constexpr text g() [with auto V = 3]");
static_assert((g<o2>()) == "constexpr text g() [with auto V = o2]");
static_assert((g<(unsigned char)3>()) == "constexpr text g() [with auto V = 3]");
static_assert((g<L'a'>()) == "constexpr text g() [with auto V = 97]");
static_assert((g<(signed char)65>()) == "constexpr text g() [with auto V = 65]");
static_assert((g<(Old)0>()) == "constexpr text g() [with auto V = o1]");
static_assert((g<(Old)3>()) == "constexpr text g() [with auto V = (Old)3]");
static_assert((g<(char)0>()) == "constexpr text g() [with auto V = '\\000']");
static_assert((g<(char)200>()) == "constexpr text g() [with auto V = '\\37777777710']");
static_assert((g<ns::EZ::z>()) == "constexpr text g() [with auto V = ns::v1::EZ::z]");
static_assert((g<(ns::EZ)5>()) == "constexpr text g() [with auto V = (ns::v1::EZ)5]");
static_assert((g<ns::S::m1>()) == "constexpr text g() [with auto V = ns::S::m1]");
static_assert((g<b1>()) == "constexpr text g() [with auto V = b1]");
static_assert((g<(Ch)98>()) == "constexpr text g() [with auto V = (Ch)98]");
static_assert((g<c0>()) == "constexpr text g() [with auto V = c0]");
static_assert((g<u0>()) == "constexpr text g() [with auto V = u0]");
static_assert((g<(Un)4000000000>()) == "constexpr text g() [with auto V = (Un)4000000000]");
static_assert((g<18446744073709551615ull>()) == "constexpr text g() [with auto V = 18446744073709551615]");
static_assert((g<'\''>()) == "constexpr text g() [with auto V = '\\'']");
static_assert((g<'"'>()) == "constexpr text g() [with auto V = '\\\"']");
static_assert((g<'\\'>()) == "constexpr text g() [with auto V = '\\\\']");
static_assert((g<(__int128)5>()) == "constexpr text g() [with auto V = 5]");
static_assert((g<-1>()) == "constexpr text g() [with auto V = -1]");
static_assert((ns::pe<ns::a>()) == "constexpr text ns::pe() [with E X = ns::a]");
static_assert((ns::pe<(ns::E)3>()) == "constexpr text ns::pe() [with E X = (ns::E)3]");
static_assert((ns::pz<ns::EZ::z>()) == "constexpr text ns::pz() [with v1::EZ X = ns::v1::EZ::z]");
static_assert((ns::tn<ns::C>()) == "constexpr text ns::tn() [with TT = C]");
static_assert((ns::in::tn<ns::C>()) == "constexpr text ns::in::tn() [with TT = ns::C]");
static_assert((ns::ps(ns::C<ns::S>{},nullptr)) == "constexpr text ns::ps(C<T>, const S*) [with T = S]");
static_assert((Mem::mv<Mem::q1>()) == "static constexpr text Mem::mv() [with Q X = Mem::q1]");
static_assert((ns::n<ns::S>()) == "constexpr text ns::n() [with T = S]");
static_assert((ns::in::t<ns::S>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::S]");
static_assert((Mem::m<ns::S>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::S]");
static_assert((ns::n<ns::S::In>()) == "constexpr text ns::n() [with T = S::In]");
static_assert((ns::in::t<ns::S::In>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::S::In]");
static_assert((Mem::m<ns::S::In>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::S::In]");
static_assert((ns::n<ns::C<int>>()) == "constexpr text ns::n() [with T = C<int>]");
static_assert((ns::in::t<ns::C<int>>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::C<int>]");
static_assert((Mem::m<ns::C<int>>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::C<int>]");
static_assert((ns::n<ns::C<ns::S>>()) == "constexpr text ns::n() [with T = C<S>]");
static_assert((ns::in::t<ns::C<ns::S>>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::C<ns::S>]");
static_assert((Mem::m<ns::C<ns::S>>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::C<ns::S>]");
static_assert((ns::n<ns::C<ns::S>::In>()) == "constexpr text ns::n() [with T = C<S>::In]");
static_assert((ns::in::t<ns::C<ns::S>::In>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::C<ns::S>::In]");
static_assert((Mem::m<ns::C<ns::S>::In>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::C<ns::S>::In]");
static_assert((ns::n<ns::Z>()) == "constexpr text ns::n() [with T = v1::Z]");
static_assert((ns::in::t<ns::Z>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::v1::Z]");
static_assert((Mem::m<ns::Z>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::v1::Z]");
static_assert((ns::n<ns::in::T>()) == "constexpr text ns::n() [with T = in::T]");
static_assert((ns::in::t<ns::in::T>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = T]");
static_assert((Mem::m<ns::in::T>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::in::T]");
static_assert((ns::n<ns::E>()) == "constexpr text ns::n() [with T = E]");
static_assert((ns::in::t<ns::E>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::E]");
static_assert((Mem::m<ns::E>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::E]");
static_assert((ns::n<ns::S::Mine>()) == "constexpr text ns::n() [with T = S::Mine]");
static_assert((ns::in::t<ns::S::Mine>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::S::Mine]");
static_assert((Mem::m<ns::S::Mine>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::S::Mine]");
static_assert((ns::n<ns::C<ns::C<ns::in::T>>>()) == "constexpr text ns::n() [with T = C<C<in::T> >]");
static_assert((ns::in::t<ns::C<ns::C<ns::in::T>>>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = ns::C<ns::C<T> >]");
static_assert((Mem::m<ns::C<ns::C<ns::in::T>>>({},{})) == "static constexpr text Mem::m(I, Q) [with T = ns::C<ns::C<ns::in::T> >]");
static_assert((ns::n<void(*)(ns::S)>()) == "constexpr text ns::n() [with T = void (*)(S)]");
static_assert((ns::in::t<void(*)(ns::S)>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = void (*)(ns::S)]");
static_assert((Mem::m<void(*)(ns::S)>({},{})) == "static constexpr text Mem::m(I, Q) [with T = void (*)(ns::S)]");
static_assert((ns::n<int ns::S::*>()) == "constexpr text ns::n() [with T = int S::*]");
static_assert((ns::in::t<int ns::S::*>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = int ns::S::*]");
static_assert((Mem::m<int ns::S::*>({},{})) == "static constexpr text Mem::m(I, Q) [with T = int ns::S::*]");
static_assert((ns::n<Mem::I>()) == "constexpr text ns::n() [with T = Mem::I]");
static_assert((ns::in::t<Mem::I>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = Mem::I]");
static_assert((Mem::m<Mem::I>({},{})) == "static constexpr text Mem::m(I, Q) [with T = I]");
static_assert((ns::n<Mem::Q>()) == "constexpr text ns::n() [with T = Mem::Q]");
static_assert((ns::in::t<Mem::Q>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = Mem::Q]");
static_assert((Mem::m<Mem::Q>({},{})) == "static constexpr text Mem::m(I, Q) [with T = Q]");
static_assert((ns::n<std::vector<ns::S>>()) == "constexpr text ns::n() [with T = std::vector<S>]");
static_assert((ns::in::t<std::vector<ns::S>>({},{},{})) == "constexpr text ns::in::t(X, ns::S, T) [with X = std::vector<ns::S>]");
static_assert((Mem::m<std::vector<ns::S>>({},{})) == "static constexpr text Mem::m(I, Q) [with T = std::vector<ns::S>]");
static_assert((h<int, 3>()) == "constexpr text h() [with T = int; T V = 3]");
static_assert((h<Col, Col::red>()) == "constexpr text h() [with T = Col; T V = Col::red]");
static_assert((h<ns::E, ns::b>()) == "constexpr text h() [with T = ns::E; T V = ns::b]");
static_assert((h<char, 'x'>()) == "constexpr text h() [with T = char; T V = 'x']");
static_assert((h<bool, false>()) == "constexpr text h() [with T = bool; T V = false]");
static_assert((h<unsigned long, 4>()) == "constexpr text h() [with T = long unsigned int; T V = 4]");
static_assert((h<Col, (Col)5>()) == "constexpr text h() [with T = Col; T V = (Col)5]");
static_assert((pk(1, 'a', 2.0)) == "constexpr text pk(T ...) [with T = {int, char, double}]");
static_assert((pk()) == "constexpr text pk(T ...) [with T = {}]");
static_assert((ip<1,2,3>()) == "constexpr text ip() [with int ...I = {1, 2, 3}]");
static_assert((ip<>()) == "constexpr text ip() [with int ...I = {}]");
static_assert((tt<std::vector>()) == "constexpr text tt() [with TT = std::vector]");
static_assert((tt<ns::C>()) == "constexpr text tt() [with TT = ns::C]");
static_assert((df(1)) == "constexpr text df(T) [with T = int; int N = 3]");
static_assert((df<char, 4>('c')) == "constexpr text df(T) [with T = char; int N = 4]");
static_assert(((ar<int, 3>(0))) == "constexpr text ar(T*) [with T = int; long unsigned int N = 3]");
static_assert((cls<int>({}, nullptr)) == "constexpr text cls(ns::C<T>, std::vector<T>*) [with T = int]");
static_assert((ns::inl(1)) == "constexpr text ns::v1::inl(T) [with T = int]");
static_assert((f<decltype(s)>()) == "constexpr text f() [with T = const ns::S]");
#include <source_location>
constexpr text here() { return std::source_location::current().function_name(); }
template <class T> constexpr text where(std::source_location l = std::source_location::current()) { return l.function_name(); }
template <class T> constexpr text around(T) { return where<T>(); }
static_assert(here() == "constexpr text here()");
static_assert(around(1) == "constexpr text around(T) [with T = int]");
static_assert(std::source_location::current().function_name()[0] == 0);
template <class T> constexpr int sizes() { static_assert(sizeof __PRETTY_FUNCTION__ == sizeof "constexpr int sizes() [with T = char]" && sizeof __func__ == 6); return sizeof __PRETTY_FUNCTION__; }
static_assert(sizes<char>() == 38);
