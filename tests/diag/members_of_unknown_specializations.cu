// What a template says of its members is not what each specialization says: only of the current instantiation it is certain.
struct Null {
    static int call();
    typedef int t;
    enum { e };
    struct in {};
    static const bool none = false;
};
struct Yes {
    static const bool value = true;
};
template <class T> struct traits {
    typedef Null exact;
    typedef Null function;
    struct own {
        static int call();
    };
    typedef int integer;
    template <class U> struct rebind {
        typedef Null other;
    };
    static Null object;
    void f()
    {
        exact::missing1;
        traits::exact::missing2;
        traits<T>::exact::none;
    }
};
template <> struct traits<int> {
    typedef Yes exact;
};
template <class T> struct P {
    void f();
};
template <class T> void P<T>::f()
{
    typedef traits<T> A;
    bool b = !A::exact::value;
}
template <class T> void direct() { bool b = !traits<T>::exact::value; }
template <class T> struct Q {
    typedef traits<Q<T>> A;
    bool f() { return A::exact::value; }
    static const bool v = A::exact::value;
};
template <class T> struct traits<Q<T>> {
    typedef Yes exact;
};
template <class T> void never(T t)
{
    traits<T>::function::call(1, 2);
    typename traits<T>::exact::q x;
    typename traits<T>::exact::t y = "a";
    traits<T>::exact::e.foo();
    traits<T>::own::call(3);
    typename traits<T>::own::nothing n;
    typename traits<T>::template rebind<int>::other::zz z;
    typename traits<T>::template rebind<int>::nn::m m;
    traits<T>::template rebind<int>::call(1);
    typename traits<T>::template rebind<int>::other o;
    o.foo();
    typename traits<T>::exact::in::deeper d;
    traits<T>::object.foo();
    typedef typename traits<T>::exact A;
    A::call(3);
    A::missing;
    A a;
    a.missing();
    typename A::missing k;
    typename traits<T>::integer i = "x";
}
Q<int> q;
void use()
{
    q.f();
    direct<int>();
    P<int>().f();
}
