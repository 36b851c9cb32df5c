# 1 "instances_of_system_headers.cu"
# 1 "/usr/include/algorithms.h" 1 3
namespace lib {
template <class T> constexpr bool less(const T &a, const T &b)
{
  return a < b;
}
template <class I> constexpr I max_element(I first, I last)
{
  I most = first;
  while (++first != last)
    if (lib::less(*most, *first))
      most = first;
  return most;
}
template <class I> void sort(I first, I last)
{
  if (lib::less(*first, *last))
    *first = first->nothing;
}
template <class T> constexpr auto twice(T x)
{
  return x.gone() * 2;
}
template <class T> constexpr int count(T x)
{
  return x.gone() * 2;
}
template <class T> struct holder {
  T value;
  constexpr T get() const { return value.gone; }
  T set() { return value.gone; }
};
}
# 2 "instances_of_system_headers.cu" 2
struct point {
  float x, y;
};
struct number {
  int n;
  constexpr bool operator<(const number &other) const { return n < other.n; }
  int gone() const { return n; }
};

int main()
{
  point points[3] = {};
  number numbers[3] = {};
  auto most = *lib::max_element(points, points + 3);
  auto least = *lib::max_element(numbers, numbers + 3);
  lib::sort(points, points + 3);
  int n = lib::twice(numbers[0]) + sizeof(lib::count(points[0]));
  lib::holder<point> held = {};
  held.set();
  held.get();
  return n + lib::count(numbers[1]) + lib::twice(points[1]);
}
