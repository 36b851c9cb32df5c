// Function templates that a using-declaration names are hidden by those behind it with the same head, parameters and result; members are
// better than those of bases that take the same types.
template <bool B, class T = void> struct en { }; template <class T> struct en<true, T> { typedef T type; };
template <class T> struct isarr { static constexpr bool value = false; };
template <class T> struct no { static constexpr bool value = false; };
struct B1 { template <class T, class = typename en<!no<T>::value>::type> int f(const T &); };
struct D2 : B1 { using B1::f; template <class T, class = typename en<no<T>::value>::type> char f(const T &); };
struct B4 { template <class T> typename en<!no<T>::value, int>::type f(const T &); };
struct D4 : B4 { using B4::f; template <class T> typename en<no<T>::value, int>::type f(const T &); };
struct B5 { template <class T> int f(T); }; struct D5 : B5 { using B5::f; template <class T> char f(T); };
struct D6 : B5 { using B5::f; template <class T> int f(T); };
template <class X> struct B7 { template <class T, class = typename en<!no<T>::value>::type> int f(const T &); };
template <class X> struct D8 : B7<X> { using B7<X>::f; template <class T, class = typename en<no<T>::value>::type> char f(const T &); };
template <class X> struct D9 : B7<X> { template <class T, class = typename en<no<T>::value>::type> char f(const T &); using B7<X>::f; };
int main() {
 D2().f(1);
 D4().f(1);
 D5().f(1);
 D6().f(1);
 D8<int>().f(1);
 D9<int>().f(1);
}
template <class R> struct Arr { Arr &operator=(const Arr &); Arr &operator=(Arr &&);
 template <class T, typename..., typename = typename en<!isarr<T>::value>::type> Arr &operator=(const T &); };
template <class R> struct Vec : Arr<R> { using Base = Arr<R>; Vec &operator=(const Vec &) = default; Vec &operator=(Vec &&) noexcept(false) = default;
 template <class E, typename..., typename = typename en<isarr<E>::value>::type> Vec &operator=(const E &);
 using Base::operator=;
};
void g() { Vec<double> v; v = 1.0; }
