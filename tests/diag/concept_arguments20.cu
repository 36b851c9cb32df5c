// flags: --c++20
// Too few or too many arguments of concepts, and those of a wrong kind.
template <class T> concept Small = sizeof(T) < 4;
template <class T, class U> concept Two = sizeof(T) == sizeof(U);
template <class T, class U = int> concept Default = sizeof(T) == sizeof(U);
template <int N> concept Num = N > 3;
template <class... T> concept Var = sizeof...(T) > 3;
template <class T> struct S { };
constexpr bool b1 = Small<int, int>;
constexpr bool b2 = Two<int>;
constexpr bool b3 = Num<int>;
constexpr bool b4 = Small<3>;
constexpr bool b5 = Small<S>;
constexpr bool b6 = Two<int, int, int>;
constexpr bool b7 = Small<>;
constexpr bool b8 = (Two<int>);
constexpr bool b9 = !Two<int>;
constexpr bool valid_1 = Default<int>;
constexpr bool valid_2 = Var<>;
constexpr bool valid_3 = Var<int, int, int>;
constexpr bool valid_4 = Num<3>;
template <Two<int, int> T> struct A1 { };
template <Small<int> T> struct A2 { };
template <Default T> struct valid_5 { };
template <Default<int> T> struct valid_6 { };
template <Var<int, char> T> struct valid_7 { };
template <class T> constexpr bool b10 = Two<T>;
template <class T> constexpr bool b11 = Two<T, T, int>;
template <class T> constexpr bool b12 = Num<T>;
template <class T> constexpr bool valid_8 = Two<T, int>;
template <class... T> constexpr bool valid_9 = Two<T...>;
void body() {
	if (Small<int, char>)
		;
	if constexpr (Two<int>)
		;
	bool a = Small<char> && Two<char>;
	static_assert(Two<int>);
	bool c = Small<int, 3>;
}
template <class T> void of_template(T t) {
	if constexpr (Two<T>)
		;
	bool x = Two<T, T, T>;
	static_assert(Two<T>);
	static_assert(Two<T, T>);
}
// Type-constraints without the arguments that they need.
namespace ns {
template <class T, class U> concept In = true;
}
template <Two T> struct A3 { };
template <class X, ns::In T> void function(X, T);
template <Two T, class U> struct A4 { };
template <Two... T> struct A5 { };
template <Two = int> struct A6 { };
template <Two T = int> struct A7 { };
template <Two> struct A8 { };
template <Var... T> struct valid_10 { };
