// Class template argument deduction of the library's classes, and std::visit of several closures.
#include <variant>
#include <vector>
#include <map>
#include <array>
#include <set>
#include <string>
#include <memory>
#include <optional>
#include <span>
#include <list>
#include <mutex>
template <class T> struct Box { T value; T *p = nullptr; };
template <class T, int N> struct Arr { T at[N]; };
template <class A, class B = A> struct Pr { A a; B b; };
template <class... Ts> struct ov : Ts... { using Ts::operator()...; };
template <class T> struct Base { T b; };
template <class T> struct Der : Base<T> { T d; };
template <class T> struct L { L(std::initializer_list<T>); L(T, T); };
template <class T> struct Nest { Pr<T, T> p; T c; };
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
int main() {
  std::vector v{1, 2, 3};
  static_assert(same<decltype(v), std::vector<int>>);
  std::vector v2{v};
  static_assert(same<decltype(v2), std::vector<int>>);
  std::vector v3{v, v};
  static_assert(same<decltype(v3), std::vector<std::vector<int>>>);
  std::vector v4(3, 1.5);
  static_assert(same<decltype(v4), std::vector<double>>);
  std::vector v5(v.begin(), v.end());
  static_assert(same<decltype(v5), std::vector<int>>);
  std::vector v6{v.begin(), v.end()};
  static_assert(same<decltype(v6), std::vector<std::vector<int>::iterator>>);
  std::map m{std::pair{1, 2.0}, {3, 4.0}};
  static_assert(same<decltype(m), std::map<int, double>>);
  std::set s{"a", "b"};
  static_assert(same<decltype(s), std::set<const char *>>);
  std::array a{1L, 2L};
  static_assert(same<decltype(a), std::array<long, 2>>);
  Box b{1};
  static_assert(same<decltype(b), Box<int>>);
  Box b2(2.0);
  static_assert(same<decltype(b2), Box<double>>);
  Arr r{{1, 2, 3}};
  static_assert(same<decltype(r), Arr<int, 3>>);
  Pr p{1, 'c'};
  static_assert(same<decltype(p), Pr<int, char>>);
  ov o{[](int x) { return x; }, [](char *) { return 'c'; }};
  static_assert(same<decltype(o(1)), int>);
  static_assert(same<decltype(o((char *)0)), char>);
  Der d{{1.0}, 2.0};
  static_assert(same<decltype(d), Der<double>>);
  L l{1, 2};
  static_assert(same<decltype(l), L<int>>);
  L l2(1.0, 2.0);
  static_assert(same<decltype(l2), L<double>>);
  std::vector<std::string> strings{"a", "b"};
  std::list li(strings.begin(), strings.end());
  static_assert(same<decltype(li), std::list<std::string>>);
  auto t = std::vector{1.0f};
  static_assert(same<decltype(t), std::vector<float>>);
  auto u = new std::vector{1.0f, 2.0f};
  static_assert(same<decltype(u), std::vector<float> *>);
  std::optional op{1}; static_assert(same<decltype(op), std::optional<int>>);
  std::span sp{v}; static_assert(same<decltype(sp), std::span<int>>);
  std::mutex mu; std::unique_lock lk{mu}; std::scoped_lock sl{mu}; 
  static_assert(same<decltype(lk), std::unique_lock<std::mutex>>);
  static_assert(same<decltype(sl), std::scoped_lock<std::mutex>>);
  std::vector v7{std::vector{1, 2}, std::vector{3}};
  static_assert(same<decltype(v7), std::vector<std::vector<int>>>);
  std::vector v8{{std::string("a"), std::string("b")}};
  static_assert(same<decltype(v8), std::vector<std::string>>);
  Nest n{{1, 2}, 3};
  static_assert(same<decltype(n), Nest<int>>);
  std::initializer_list il{1, 2};
  static_assert(same<decltype(il), std::initializer_list<int>>);
}
constexpr ov visitor{ [](int i) { return i + 1; }, [](double d) { return (int)d * 10; }, []<class T>(T *p) { return sizeof(T); } };
constexpr std::variant<int, double, char> number = 2.0, letter = 'c';
static_assert(std::visit(visitor, number) == 20);
static_assert(std::visit([](auto x) { return sizeof(x); }, letter) == 1);
constexpr std::array squares{ 1, 4, 9 };
static_assert(squares.size() == 3 && squares[2] == 9);
constexpr std::pair pair{ 1, 2.5 };
static_assert(pair.second == 2.5);
