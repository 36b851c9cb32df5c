// Specializations of function templates that leave their arguments to be deduced: what they are called.
template <typename T> __attribute__((device)) T add(T a, T b) { return a + b; }
template <> __attribute__((device)) int add(int a, int b) { return a; }
template <> __attribute__((device)) short add<>(short a, short b) { return a; }
template <typename T, class U> __attribute__((device)) T two(T a, U b) { return a; }
template <> __attribute__((device)) int two<int>(int a, double b) { return a; }
template <> __attribute__((device)) float two(float a, double b) { return a; }
struct S {
	template <typename T> __attribute__((device)) T get(T a) { return a; }
};
template <> __attribute__((device)) int S::get(int a) { return a; }
template <class U> struct A {
	template <typename T> __attribute__((device)) T get(T a) { return a; }
};
template <> template <> __attribute__((device)) int A<int>::get(int a) { return a; }

void calls(S s, short t)
{
	add(1, 2);
	add(t, t);
	add(1.0f, 2.0f);
	two(1, 2.0);
	two(1.0f, 2.0);
	s.get(1);
	s.get(1.0f);
	A<int>().get(1);
	A<float>().get(1);
}
