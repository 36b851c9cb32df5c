/* Bodies of members come after their class, those of nested classes after the outermost one. */
struct A {
	void f() { __attribute__((shared)) int s; }
	__attribute__((shared)) void g1();
	struct B {
		void f() { static __attribute__((device)) int s; }
		__attribute__((shared)) void g2();
	};
	friend void h() { __attribute__((constant)) int c; }
	A() : y(1) { __attribute__((managed)) int m; }
	int y;
	__attribute__((shared)) void g3();
};
__attribute__((shared)) void g4();
template <class T> struct C {
	void f() { break; }
	__attribute__((shared)) void g5();
	template <class U> void g() { continue; }
};
__attribute__((shared)) void g6();
void k()
{
	struct L {
		void f()
		{
			struct M {
				void f() { __attribute__((shared)) int s; }
				__attribute__((shared)) void g7();
			};
			__attribute__((shared)) int t;
		}
		__attribute__((shared)) void g8();
	};
	__attribute__((shared)) int u;
}
__attribute__((shared)) void g9();
inline void o() { __attribute__((shared)) int s; }
__attribute__((shared)) void g10();
struct D {
	void f() { int x = ; }
	int y z;
	__attribute__((shared)) void g11();
};
