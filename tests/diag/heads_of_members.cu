// Members of class templates outside of these, with other heads or arguments than the template has.
struct Tag { };

template <class T>
class Array {
	Array();
	void fill();
	static int count;
	template <class U> void copy(U);
	struct Inner { void f(); };
};

template <class T, class U> Array<T>::Array() { unknown = 1; }
template <class T, int N> void Array<T>::fill() { T t = unknown; }
template <class T, class U> int Array<T>::count = 1;
template <class T, class U> template <class V> void Array<T>::copy(V) {}
template <class T, int> void Array<T>::Inner::f() {}
template <class T, class U> void Array<T>::copy(U) {}

template <class T, int N>
class Grid {
	Grid();
	~Grid();
	void fill();
	static int count;
	template <class U> void copy(U);
	struct Inner { void f(); };
};

template <class T> Grid<T>::Grid() {}
template <class T> Grid<T>::~Grid() {}
template <class T> int Grid<T>::count = 1;
template <class T> template <class U> void Grid<T>::copy(U) {}
template <class T> void Grid<T>::Inner::f() {}
template <class T> void Grid<T, 2>::fill() {}

template <class T, class U = int>
class Map {
	Map();
	void fill();
};

template <class T> Map<T>::Map() {}
template <class T> void Map<T>::fill() {}
template <class T> void Map<T, Tag>::fill() {}

template <class T, class U = Tag>
class Valid {
	Valid();
	template <class V> void copy(V);
	struct Inner { void f(); };
};

template <class A, class B> Valid<A, B>::Valid() {}
template <class A, class B> template <class C> void Valid<A, B>::copy(C) {}
template <class A, class B> void Valid<A, B>::Inner::f() {}
template <class T> class Valid<T, Tag> { void g(); };
template <class T> void Valid<T, Tag>::g() {}
