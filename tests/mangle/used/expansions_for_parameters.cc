// Expansions for parameters that are no packs: these have no default arguments then.
struct unused;
template <class A, class B = unused, class C = unused> struct tuple {};
template <class A, class... B> struct list {};
template <class A, class B> struct both {};
template <class... T> tuple<T...> f1() { return {}; }
template <class... T> tuple<int, T...> f2() { return {}; }
template <class A, class B> using pair = both<B, A>;
template <class... T> both<T...> f6() { return {}; }
int main() { f1<int, char, long>(); f1<int>(); f2<int, int>(); f6<int, char>(); }
