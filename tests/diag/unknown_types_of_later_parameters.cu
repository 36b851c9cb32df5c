template <class T> struct V { V(T, int = 0); };
void pointer(int, U1<int> *);
void value(int, U2<int>);
void value_and_more(int, U3<int>, char);
void reference(int, U4<int, V<int>> &r);
void array(int, U5[3]);
struct K {
	void member(int, U6<3> *);
	void array_member(int, U7[]);
};
template <class T> void function_template(T, U8<T> *);
int a, b[3];
V<int> object(int(a), b[1]);
template <class T> void in_template(T t) { V<T> object(T(t), b[0]); V<T> other(T(t), a < 3 && b[1] > a); }
template void in_template(int);
