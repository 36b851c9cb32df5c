// flags: --c++20
/* Definitions of concepts, compound requirements and requires-clauses that are written wrong. */
template <class T> concept A { sizeof(T) > 1 };
int a = u1;
template <class T> concept bool B = sizeof(T) > 1;
template <B T> void fb(T);
template <class T> concept C = requires(T a) { { a + a } -> B T{}; };
template <class T> concept D = requires(T a) { { a + a } -> B
  T{}; };
template <class T> concept E = requires(T a) { { a + a } => B; { a } noexcept -> B; { a } };
template <class T> concept F = requires(T a) { { a + a } noexcept { a }; };
template <class T> requires !B<T> void f1(T);
template <class T> void f3(T) requires !B<T>;
template <class T> requires (!B<T>) void f4(T);
template <class T> requires B<T> && !B<T> void f5(T);
template <class T> concept G sizeof(T) > 1;
int b = u2;
template <class T> concept = sizeof(T) > 1;
int c = u3;
template <class T> concept Fine = requires(T a, int b) {
	{ a + b };
	{ a } noexcept;
	{ a + a } noexcept -> C;
	requires requires { { a }; };
	typename T::x;
	T{ a };
	a.f({ 1 }, { 2 });
};
template <class T> requires (Fine<T> && !B<T>) || (!Fine<T>) void fine(T) requires (!B<T>);
