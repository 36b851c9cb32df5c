// Lists in braces where nothing is a std::initializer_list.
auto x = {1, 2};
auto ok{1};
int array[] = {1, 2};
void g() { for (int i : {1, 2}) { } auto l = {1}; for (auto v : {1.0, 2.0}) v = 1; int a[2] = {1, 2}; for (int i : a) { } auto m = {1, 2.0}; auto n = {}; }
template <typename T> void h(T t) { for (T x : {t}) { } auto y = {t}; }
namespace std { template <typename T> struct initializer_list { const T *p; const T *q; const T *begin() const; const T *end() const; }; }
void k() { auto l = {1}; }
