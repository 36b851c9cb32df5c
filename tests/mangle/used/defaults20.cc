// Default arguments that are expressions of parameters which have default arguments themselves.
template <class A, class B> concept same_size = sizeof(A) == sizeof(B);
enum class kind { a, b };
template <class T, class S = T, kind K = same_size<S, T> ? kind::a : kind::b> struct sub { };
template <class T, class S> sub<T> f1(T, S) { return {}; }
template <class T, class S> sub<S> f2(T, S) { return {}; }
template <class T, class S> sub<T, S> f3(T, S) { return {}; }
template <class T, class S = T*, int N = sizeof(S)> struct sub2 { };
template <class T, class S> sub2<T> f4(T, S) { return {}; }
template <class T, class S = T*, class U = sub<S>> struct sub3 { };
template <class T, class S> sub3<T> f5(T, S) { return {}; }
template <class T, class S> sub3<S> f6(T, S) { return {}; }
int main() { f1(1, 'c'); f2(1, 'c'); f3(1, 'c'); f4(1, 'c');f5(1, 'c');f6(1, 'c'); }
