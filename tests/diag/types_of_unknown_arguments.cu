// Members of class templates with arguments that nothing declares, used as operands.
namespace N { }
template <class T> struct Own { typedef T type; static const int value = 2; static int make(int); };
template <class T> struct Other { typedef T type; static const int value = 3; };
void used(int);
void plain(int v) {
	int a = 1 + Own<gone>::type;
	used(Own<gone1>::type);
	int b = Own<gone2>::type(v) + Own<gone3>::make(v);
	int c = Own<N::gone>::value + 1;
	for (int i = 0; i < Own<gone4>::type; i++) used(i);
}
template <class T> __attribute__((device)) void dependent(T t) {
	auto a = Other<gone>::type;
	float b = (float)Other<gone1>::type;
	int c = Other<N::gone>::value + Other<Other<gone2>>::value;
	typename Other<gone3>::type d;
}

// These are declared.
int known(int v) { return Own<int>::type(v) + Own<Own<int>>::value + Own<int>::make(3); }
void operands() { used(Own<int>::type); }
