// Assignments that classes have implicitly, alone and with another.
template <class T> struct plain { T t; };
template <class T> struct destroyed { destroyed(int); ~destroyed(); };
template <class T> struct copied { copied(int); copied(const copied &); };
template <class T> struct moved { moved(int); moved(moved &&); };
template <class T> struct assigned { assigned(int); ~assigned(); assigned &operator=(int); };
struct one { one(int); ~one(); };
struct both { both(int); };
struct other { };
void f(plain<int> a, destroyed<int> b, copied<int> c, moved<int> d, assigned<int> e, one g, both h)
{
	a = other(), b = other(), c = other(), d = other(), e = other(), g = other(), h = other();
}
