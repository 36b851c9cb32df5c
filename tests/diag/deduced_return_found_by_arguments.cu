// Which function a call in a template means may depend on its arguments: no reference to one of a deduced type then.
__attribute__((device)) auto da(int x) { return x; }
struct S { __attribute__((device)) auto m(int x) { return 3; } static __attribute__((device)) auto s(int x) { return 3; } };
template <class T> void depends(T x) { decltype(da(x)) q; int size = sizeof(da(x)); da(T(3)); auto closure = [x] { return da(x); }; }
template <class T> void is_certain(T x) { decltype(::da(x)) q; decltype((da)(x)) r; decltype(S().m(x)) s; decltype(S::s(x)) t; decltype(da(sizeof(T))) u; }
template <class T> auto result(T x) -> decltype(da(x)) { return x; }
void instances() { depends(3); is_certain(3); result(3); }
