// A second definition, which is an error, gives a function no other execution space.
__attribute__((device)) int scale(int x) { return x * 2; }
__attribute__((host)) int scale(int x) { return x * 3; }
__attribute__((host)) int offset(int x) { return x + 1; }
__attribute__((device)) int offset(int x) { return x + 2; }
__attribute__((device)) int declared(int x);
__attribute__((host)) int declared(int x) { return x; }
template <class T> __attribute__((device)) T twice(T x) { return x + x; }
template <class T> __attribute__((host)) T twice(T x) { return x + x; }
template <class T> __attribute__((device)) T once(T x);
template <class T> __attribute__((device)) T once(T x) { return x; }
struct S {
	__attribute__((device)) int get() { return 1; }
	__attribute__((host)) int get() { return 2; }
	__attribute__((host)) int put() { return 1; }
	__attribute__((device)) int put() { return 2; }
	int last(int);
	int last(long);
};
int host() { return scale(1) + offset(1) + declared(1) + S().get() + S().put(); }
__attribute__((host)) __attribute__((device)) int both() { return scale(2) + declared(2) + S().get() + once(3); }
