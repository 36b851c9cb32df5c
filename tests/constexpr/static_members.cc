// Static members that are defined or specialized outside of their class template [temp.static] [temp.expl.spec].
template <class T> struct Sm4 { static const int n; };
template <class T> const int Sm4<T>::n = sizeof(T);
static_assert(Sm4<int>::n == 4);
template <class T> struct Sm5 { static const int n; };
template <class T> const int Sm5<T>::n = sizeof(T);
template <> const int Sm5<char>::n = 77; 
static_assert(Sm5<char>::n == 77);
