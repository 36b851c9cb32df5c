// flags: --c++17
// flags: --c++20
// Template arguments that are no values of a parameter: by default, where arguments decide about its type, of variable templates.
template <unsigned char N = 300> struct Class {};
template <unsigned N = -1, int M = 4294967296> void function();
template <bool B = 5, signed char N = -128> using Alias = int;
template <unsigned char N = 256> int variable = N;
template <int N = nullptr> struct Null {};
template <int N = 1.5> struct Floating {};
Class<> by_default;
Class<255> largest;
enum E { e };
enum class S : char { s };
template <class T, T v> struct Of {};
Of<bool, 1> one;
Of<bool, 3> three;
Of<bool, nullptr> null;
Of<char, 300> narrowed;
Of<unsigned, -1> negative;
Of<unsigned, 1> positive;
Of<int, 1.5> floating;
Of<int *, 0> zero;
Of<int *, nullptr> nothing;
Of<E, 0> enumeration;
Of<E, e> enumerator;
Of<int, e> promoted;
Of<int, S::s> scoped;
Of<S, 0> number;
template <class T, T... v> struct Sequence {};
Sequence<char, 1, 300, 400, 127> sequence;
Sequence<bool, 0, 1, 2> truths;
template <class T> struct Dependent : Of<T, 300> {
    Of<char, 301> member;
};
int object;
void called();
struct Members {
    int m;
    constexpr operator bool() const { return true; }
};
template <bool B> struct Truth {};
Truth<nullptr> of_null;
Truth<&object> of_address;
Truth<called> of_function;
Truth<&Members::m> of_member;
Truth<"text"> of_text;
Truth<Members{}> of_object;
Truth<(bool)nullptr> of_cast;
template <int *P, int (*F)() = nullptr, int Members::*M = nullptr> struct Pointers {};
Pointers<0> from_zero;
Pointers<false> from_bool;
Pointers<e> from_enumerator;
Pointers<nullptr, 0> function_from_zero;
Pointers<nullptr, nullptr, 0> member_from_zero;
Pointers<&object> right;
template <int N> int value = N;
template <class T, T N> constexpr T typed = N;
template <int *P> int pointed = 1;
int below = value<-1>, above = value<4294967296>, null_value = value<nullptr>, type = value<int>, few = value<>, many = value<1, 2>;
int typed_char = typed<char, 300>, typed_int = typed<int, 300>, one_argument = typed<char>;
int of_object_itself = pointed<object> + pointed<&object> + pointed<0>;
template <int N> int special = N;
template <> int special<4294967297> = 3;
template <> int special<3> = 3;
template <class T> int in_template() { return value<4294967298>; }
int in_body(int x) {
    value<4294967299> = x;
    static_assert(typed<bool, nullptr>, "");
    return value<4294967300> + 1;
}
