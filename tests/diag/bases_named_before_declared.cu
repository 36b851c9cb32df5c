// Member initializers and bodies in a class name what is declared later in it, as arguments of templates, too.
template <class T> struct base { base(int); };
template <class T, int N> struct two { two(int); static const int v = N; };
template <class T> struct A : base<typename T::other> {
    A(int) : base<peer>(1) {}
    typedef typename T::other peer;
};
template <class T> struct B : T, base<T> {
    B(int) : T(1), base<peer>(1) {}
    using peer = T;
};
struct C : base<int> {
    C(int) : base<peer>(1) {}
    using peer = int;
};
struct D : two<int, 1> {
    D(int) : two<int, val>(1) {}
    D(char) try : two<int, (val < 3)>(1), m(two<peer, val>(3).v) {
    } catch (...) {
    }
    static const int val = 1;
    typedef char peer;
    int m;
};
struct E {
    E() : x(two<int, val>::v) { static_assert(two<int, val>::v == 2, "in a constructor"); }
    void f() { static_assert(two<int, val>::v == 3, "in a function"); }
    void g() { static_assert(two<int, val>::v == 1, "which is true"); }
    static const int val = 1;
    int x;
};
struct Own {
    typedef Own other;
    Own(int);
};
A<Own> a(1);
B<Own> b(1);
