// A constructor of an abstract class makes no virtual bases, and one of another class does; mem-initializers may name bases by decltype.
struct Base { Base(int); };
struct Abstract : virtual Base { Abstract() { } virtual void f() = 0; };
struct Plain : virtual Base { Plain() { } };
struct Both : Base { Both() { } virtual void f() = 0; };
struct Named : Base { Named() : decltype(Base(1))(3) { } };
struct Wrong : Base { Wrong() : decltype(Base(1))(3, 4) { } };
struct Counter { };
template <class... T> void operator++(Counter, T...) { }
void count() { Counter c; c++; ++c; }
struct Postfix { };
template <class T> void operator--(Postfix, T) { }
void uncount() { Postfix p; p--; }
