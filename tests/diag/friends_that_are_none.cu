// Friend declarations of what is neither a function nor a class.
struct B;
typedef void F(int);
struct A { friend int x; friend A z; int r; friend B; friend nope; friend struct C; friend class B; friend int; };
struct D { friend F f; friend void g(), h(); friend F *p; friend int *q, *s; };
template <class T> struct E { friend T; friend int x; friend T y; friend E<T> z; };
