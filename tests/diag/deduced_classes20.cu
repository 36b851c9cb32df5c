// flags: --c++20
// The same where constraints are not satisfied.
template <class T> concept Small = sizeof(T) < 4;
template <Small T> struct C1 {
	C1(T);
};
template <class T> struct C2 {
	C2(T) requires Small<T>;
};
template <class T> requires Small<T> struct C3 {
	T t;
};
template <class T> struct C4 {
	template <Small U> C4(T, U);
};
template <class T> struct Aggregate {
	T t;
	T *p;
};
C1 c1(3);
C2 c2(3);
C3 c3{3};
C4 c4(3, 4);
Aggregate a1{3, 4};
Aggregate a2{3, 4, 5};
C1 valid_1('c');
C2 valid_2('c');
C3 valid_3{'c'};
C4 valid_4(3, 'c');
Aggregate valid_5{3, nullptr};
void wrong() {
	C1 a(3);
	C1 b{3};
	C1 c = 3;
	auto d = C1(3);
	C3 e(3);
	Aggregate f(3, 4);
	Aggregate g = {3, 4};
}
