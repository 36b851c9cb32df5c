/* Names that were refused are said to be wrong, not to have no effect; those of specializations have none, also where they depend on
 * template parameters. */
struct A { int m; void f() { [] { m; }; [] { m, 1; }; [] { T::m; this->m; }; } typedef A T; template <class U> void exec() { } };
void f(int b) { int a = 1; static int s; [] { a; }; auto l = [] { a; a + 1; b; -a; 1, a; s; }; }
template <class T> void one(T);
template <class T> void over(T);
template <class T> void over(int);
template <class M, class T> void names() {
	M::template exec<T>;
	M::template exec<int>;
	T::template q<1>;
	one<T>;
	over<T>;
	M::x;
	M::template call<T>();
}
