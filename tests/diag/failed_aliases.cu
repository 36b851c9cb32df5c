// Specializations of alias templates that are no types, where the code names them; where a substitution may fail, nothing is said.
struct E {};
template<class T, class=void> struct tr {}; template<class T> struct tr2 : tr<T> {};
template<class T> using ref = typename tr<T>::x;
template<class T> using ref2 = ref<T>;
template<bool B, class T=void> struct eif {}; template<class T> struct eif<true,T> { typedef T type; };
template<bool B> using eift = typename eif<B>::type;
template<class T> using ptr = typename T::ptr;
ref<int> *p;
ref<int> *p1;
ref2<char> q;
int main() { eift<false> *a; ptr<E> b; ref<E> c = 1; typedef ref<long> L; return 0; }
template<class T> ref<T> ok(int); template<class T> int ok(...);
int z = ok<int>(1);
void par(ref<short> s);
struct M { ptr<E> m; ref<unsigned> f(); };
template<class T, class = ptr<T>> char g(int); template<class T> int g(long);
int y = g<E>(1);
template<class T> void inside() { ref<float> q; ref<T> r; }
