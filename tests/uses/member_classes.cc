/* Member classes of templates that are defined outside of them. */
template <class T> struct A { struct B; B *p; int f() { return p->x; } B g(); static B s; };
template <class T> struct A<T>::B { T x; B(T a) : x(a) { } int h() const { return 1; } struct In { int q; }; };
template <class T> typename A<T>::B A<T>::g() { return B(3); }
template <class T> class List { struct Node; Node *head; public: List(); void push(T t); int count() const; ~List(); };
template <class T> struct List<T>::Node { T value; Node *next; };
template <class T> List<T>::List() : head(nullptr) { }
template <class T> void List<T>::push(T t) { head = new Node{ t, head }; }
template <class T> int List<T>::count() const { int n = 0; for (Node *p = head; p; p = p->next) n += p->value; return n; }
template <class T> List<T>::~List() { while (head) { Node *n = head->next; delete head; head = n; } }
int main() { A<int> a; a.p->x = 3; A<int>::B b(4), c = a.g(); A<int>::B::In in; in.q = b.h() + sizeof(b) + c.x; List<int> l; l.push(3); return a.f() + in.q + l.count(); }
