// What attributes cause is told at the end of the declarator: behind what is wrong with it, before what is wrong with default arguments,
// initializers and bodies. Attributes behind the parameters come first.
__attribute__((shared)) undefd f1();
__attribute__((shared)) int f2(undefd x);
__attribute__((shared)) int f3(int y = undef3, int z = 1);
__attribute__((shared)) auto f5() -> undef5;
__attribute__((global)) int f6(undef6 x, int y = undef7) { return undef8; }
__attribute__((shared)) void __attribute__((launch_bounds(1, 1, -3))) f7(undef9 x) __attribute__((maxnreg(-1)));
__attribute__((host)) undefd v1;
__attribute__((host)) int v2 = undef10;
__attribute__((host)) int v3[undef11];
extern __attribute__((host)) int v5, v6 = undef6, v7[undef7], v8;
__attribute__((host)) const int v9;
__attribute__((host)) auto v10;
__attribute__((host)) int v11(undef12);
int v14 __attribute__((host)) = undef13;
struct S {
	static __attribute__((host)) int b = 3;
	static __attribute__((host)) const int c = undef14;
	__attribute__((shared)) int f(undef15);
	__attribute__((shared)) int f2() = 0;
	__attribute__((shared)) int f3(int y = undef16) const { return undef17; }
	static __attribute__((shared)) int f5() const;
	void body() { __attribute__((shared)) int g(undef18, int y = undef19); undef20; }
};
int again;
__attribute__((host)) float again;
void g();
__attribute__((shared)) int g();
// Nothing to say.
__attribute__((device)) int h(int y = 1) { return y; }
__attribute__((shared)) int v15;
