// Closures in instances, whose parameters come from packs.
namespace std { template<class T> struct rr { typedef T type; }; template<class T> struct rr<T&> { typedef T type; };
template<class T> T &&forward(typename rr<T>::type &t) { return static_cast<T&&>(t); } }
struct cfg { int x; };
int launch(const cfg *, const void *, void **);
template<typename... E, typename... A>
static inline int launchEx(const cfg *config, void (*kernel)(E...), A &&... args) {
  return [&](E... coerced) {
    void *pArgs[] = { &coerced... };
    return ::launch(config, (const void *)kernel, pArgs);
  }(std::forward<A>(args)...);
}
template<typename... E, typename... A>
int launch2(const cfg *config, void (*kernel)(E...), A &&... args) {
  return [&](E... coerced) {
    void *pArgs[] = { &coerced... };
    return ::launch(config, (const void *)kernel, pArgs);
  }(std::forward<A>(args)...);
}
void k(int, long); 
int main() { cfg c; launchEx(&c, k, 1, 2); launch2(&c, k, 1, 2); }

// Two closures that the conditional operator makes pointers of.
template <class T> int (*chosen(bool b))(T) { return b ? [](T x) { return 1; } : [](T y) { return 2; }; }
int of_chosen = chosen<int>(true)(3) + chosen<long>(false)(4);
