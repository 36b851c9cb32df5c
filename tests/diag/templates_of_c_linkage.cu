// Templates in extern "C", as of a header that is included there.
extern "C" {
template <class T> void f(T);
template <class T> struct S {
	template <class U> void g(U);
};
template <class T> using A = T;
template <class T> int v = 1;
template <class T> template <class U> void S<T>::g(U) {}
template <> struct S<int> {};
template struct S<float>;
namespace n
{
template <class T, class U> void f(T, U);
}
extern "C++" {
template <class T> void in_cxx(T);
}
extern "C++" template <class T> void also_in_cxx(T);
void of_c(S<float> *);
}

extern "C" template <class T>
__attribute__((global)) void kernel(T *p) { }

extern "C++" {
template <class T> void outside(T);
}
template <class T> void behind(T);
extern "C" void one(int);
template <class T> void last(T);
