// Before C++17 types of functions do not tell what these throw.
void quiet() noexcept;
void loud();
template <class T> void take(T);
template <class R> void take_result(R (*)());
template <class C> void take_member(void (C::*)());
template <class T> struct box { void f(); };
struct base { void quiet() noexcept; };
void pointer(void (*)() noexcept) { take(quiet); take(loud); take_result(quiet); }
void member(void (base::*)() noexcept) { take_member(&base::quiet); take(&base::quiet); }
void boxes(box<void() noexcept> a, box<void()> b) { a.f(); b.f(); }
void lambdas() { take(+[]() noexcept { }); }
