// Conversion functions of instances that are never called, and such that are alike there.
struct Base {};
template <class T> struct To {
    operator T();
};
To<void> to_void;
To<const void> to_const;
To<To<int>> to_other;
To<int> to_int;
template <class T> struct Derived : T {
    operator T();
    operator T &() const;
    operator T *();
};
Derived<Base> derived;
template <class T> struct Own {
    operator Own();
    operator Own<T> &();
    operator Own<int>();
};
Own<char> other;
Own<int> own;
template <class T, class U> struct Two {
    operator T();
    operator U();
    operator U() const;
};
Two<int, int> alike;
Two<int, void> one_of_void;
Two<int, char> different;
namespace n {
template <class T> struct In {
    operator T() const;
    template <class U> operator U();
};
}
n::In<void> *pointer;
unsigned long size = sizeof(n::In<void>);
