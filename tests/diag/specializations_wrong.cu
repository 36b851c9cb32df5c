// What is said of specializations of function templates, which are no overloads, and where they are used.
struct S {
	template <typename T> void set(T) {}

private:
	template <typename T> void hide(T) {}
};
template <> void S::set(int) { return 1; }
template <> void S::hide<int>(int) {}
template <typename T> T lost(T a) { return a; }
template <> int lost(int a) {}
template <> char lost(char a) = delete;
template <typename T> __attribute__((device)) T mixed(T a, T b) { return a; }
template <> __attribute__((global)) void mixed(char a, char b) {}
template <typename T> T add(T a, T b) { return a + b; }
template <> int add(int a, int b) { return a; }
template <typename T> T plus(T a, T b) { return a + b; }
template <> int plus(int a, int b) { return a; }
template <typename T> T plus(T a) { return a; }

void calls(S s)
{
	add(1, 2);
	add(1, 2.0f);
	plus(1, 2.0f);
	s.set(1);
	s.hide(1);
	lost('c');
}
