// Qualifiers of what conversion functions return.
struct P { operator const unsigned long() const { return 1; } operator const char *() const; operator volatile int();  
 const int f(); const P g(); static const int s(); virtual const int v(); template <class T> const T t(); template <class T> operator const T(); };
struct P3; template <class T> struct Q { operator const int() { return 1; } operator const T() const; const T m(); operator const P3() const; };
const int ff(); auto l = []() -> const int { return 1; };
typedef unsigned long U; typedef const int CI;
struct R { operator const U() const { return 1; }  operator const volatile short(); operator CI(); virtual operator const char(); explicit operator const float(); operator long const volatile(); operator unsigned const int(); operator const int &(); operator char *const(); operator volatile int *(); };
