/* A default constructor that is a template: overload resolution finds it, or nothing [over.match.ctor]. */
template<bool, class T = void> struct enable {};
template<class T> struct enable<true, T> { using type = T; };
template<bool has> struct box { template<bool h = has, typename enable<h, int>::type = 0> box() {} box(int) {} };
struct several { several(int = 0) {} template<class T = int> several() {} };
template<bool> void constructible() {}
template<bool> void trivially() {}
template<class T> void ask() { constructible<__is_constructible(T)>(); trivially<__is_trivially_constructible(T)>(); }
int main() { ask<box<true>>(); ask<box<false>>(); ask<several>(); }
