// Operators look for friends in the instances that operands are of, which are instantiated for that.
template <class T> struct A {
    T v;
    friend bool operator==(const A &, const A &) { return true; }
    friend bool operator!=(const A &, int) { return true; }
};
bool pointed(A<int> *p) { return *p == *p; }
bool referred(A<char> &r) { return r != 1; }
template <class T> struct L {
    struct node {
        node *next;
        T v;
        friend bool operator==(const node &, const node &) { return true; }
        friend bool equal(const node &, const node &) { return true; }
        friend L operator+(int, const node &) { return L(); }
        operator int();
    };
    node *head;
    struct never {
        typename T::nothing x;
        friend bool operator<(const never &, const never &) { return true; }
    };
    never *n;
};
bool member(L<int>::node *p, L<int> &l) { return *p == *p && *l.head == *l.head && (1 + *p).head == p; }
bool named(L<char>::node *p) { return equal(*p, *p) + *p; }
bool pointers(L<int> &l) { return l.n == l.n; }
bool wrong(L<int>::node *p) { return *p == L<char>(); }
