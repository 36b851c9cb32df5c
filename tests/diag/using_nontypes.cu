// using T::name without typename names no type, whatever the name means outside: name.member is an expression.
struct Kept;
template <class T> struct Holder { struct Kept { static void f(); }; };
template <class T> struct User { using Holder<T>::Kept; void g() { Kept.f(); } };
