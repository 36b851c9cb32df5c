// flags: --extended-lambda
// flags:
// What is wrong with init-captures is said behind what is wrong with others, that a value cannot be copied behind the head of the lambda.
struct movable { movable(); movable(movable &&); };
struct fixed { fixed(); fixed(const fixed &) = delete; };
template <class T> int take(const T &) { return 0; }
void types() {
  struct local {} a, b;
  int array[2];
  [i = array, a, j = b, k = array, b] __attribute__((device)) { return 1; };
  [i = array, &a, j = b, &k = array, b] __attribute__((device)) (local p) { return 1; };
}
class around {
protected:
  struct inner {
    int member;
    void f() {
      const int array[2] = { 1, 2 };
      take([=, i = array, *this] __attribute__((device)) { return sizeof(array) + member; });
    }
  };
};
void copies() {
  movable m;
  fixed f;
  take([i = m] __attribute__((host)) __attribute__((device)) () -> int { return 1; });
  take([i = f] __attribute__((device)) () constexpr { return 1; });
  take([i = m](undefined a) { return 1; });
  take([i = m] { return undefined; });
  take([m, i = f, undefined] { return 1; });
}
