// Member templates that are defined outside of their class, whose result names members of it within template arguments.
template <class A, class B> struct pair { A a; B b; pair(A, B); };
template <class A, class B> pair<A, B>::pair(A x, B y) : a(x), b(y) {}
template <class T> struct Iter { T *p; };
template <class T> T used(T t) { return t; }
template <class T> struct Tree {
	typedef T value_type;
	typedef Iter<value_type> iterator;
	template <class X> pair<iterator, bool> one(X &&);
	template <class X> iterator two(X &&);
	template <class X> pair<T, bool> three(X &&);
};
template <class T> template <class X> pair<typename Tree<T>::iterator, bool> Tree<T>::one(X &&x) { return pair<iterator, bool>(iterator(), used(x)); }
template <class T> template <class X> typename Tree<T>::iterator Tree<T>::two(X &&x) { used(&x); return iterator(); }
template <class T> template <class X> pair<T, bool> Tree<T>::three(X &&x) { used(&x + 1); return pair<T, bool>(x, 1); }
void f(Tree<int> &t, int i) { t.one(i); t.two(i); t.three(i); t.two('c'); }
void g(Tree<long> &t, const long &i) { t.one(i); t.two(i); t.three(i); t.two('c'); }
