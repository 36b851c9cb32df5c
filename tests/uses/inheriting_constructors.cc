/* Constructors that using-declarations inherit, through several classes, of templates too [namespace.udecl] [class.inhctor.init]. */
struct part { part() {} part(const part &) {} ~part() {} int x; };
struct B { B(int) {} B(part, long = 2) {} template<class T> B(T *, int) {} part p; };
struct M : B { using B::B; part q; };
struct D : M { using M::M; int k = 3; };
template<class T> struct TB { TB(T, int) {} template<class U> TB(U, T *) {} };
template<class T> struct TD : TB<T> { using TB<T>::TB; };
int main() { part p; M m(1); M m2(p); D d(1); D d2(&p, 2); TD<int> t(1, 2); TD<long> t2(p, nullptr); TD<char> t3{'c', 1}; }
