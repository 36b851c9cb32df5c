// In its own default argument the name of a template parameter means what is declared around the template.
template <class T> struct has { static const bool value = true; };
template <> struct has<int> { static const bool value = false; };
template <class T> struct pair;
template <class T, bool has = has<T>::value> struct A {
    static const int value = 1;
};
template <class T> struct A<T, false> {
    static const int value = 2;
};
template <class T, template <class> class pair = pair> struct B {
    typedef pair<T> *type;
};
static const int N = 3;
template <int N = N + 1> struct C {
    static const int value = N;
};
template <int N = N + 1, int M = N + 1> int function() { return N + M; }
static_assert(A<char>::value == 1 && A<int>::value == 2, "");
static_assert(C<>::value == 4 && C<7>::value == 7, "");
static_assert(C<>::value == 3, "it is not");
B<int>::type p = (pair<int> *)0;
int x = function<>(), y = function<1>();
