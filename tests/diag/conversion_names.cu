// The type in the name of a conversion function is looked up in the class that qualifies it, or that of its object, first: valid all of it.
struct B { using I = int; typedef float F; struct In { operator I(); }; }; B::In::operator I() { return 1; }
struct P : B { operator I(); operator F() const; struct C { }; operator C *(); operator const C &() const; template <class T> operator T C::*(); };
P::operator I() { return 1; } P::operator F() const { return 2; } P::operator C *() { return nullptr; } template <class T> P::operator T C::*() { return nullptr; }
namespace N { template <class T, class U> struct V { using value = T; using ref = T &; class It { }; operator value() const; operator ref(); operator It(); operator It *() const; template <class W> operator V<W, U>() const; operator typename U::type(); operator U() const; }; struct Ty { using type = char; }; }
template <class A, class B> N::V<A, B>::operator value() const { return {}; }
template <class A, class B> N::V<A, B>::operator ref() { static A a; return a; }
template <class A, class B> N::V<A, B>::operator It() { return {}; }
template <class A, class B> N::V<A, B>::operator It *() const { return 0; }
template <class A, class B> template <class W> N::V<A, B>::operator V<W, B>() const { return {}; }
template <class A, class B> N::V<A, B>::operator typename B::type() { return 'c'; }
template <class U, class T> N::V<U, T>::operator T() const { return {}; }
int main() { P p; int i = p.operator I() + p.P::operator I() + p.operator int(); P *q = &p; q->operator F(); N::V<int, N::Ty> v; int j = v.operator value(); v.operator It(); using Loc = float; p.operator Loc(); N::Ty t = v; (void)t; return i + j; }
