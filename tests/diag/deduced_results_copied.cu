// Objects of classes that are returned where the result is deduced are copied or moved.
struct movable { movable(); movable(movable &&); int n; };
struct either { either(const either &); either(either &) = delete; };
movable global;
auto parameter(movable m) { return m; }
auto reference(movable &m) { return m; }
auto rvalue_reference(movable &&m) { return static_cast<movable &&>(m); }
auto local() { movable m; return m; }
auto made() { return movable(); }
auto of_namespace() { return global; }
auto &no_copy() { return global; }
decltype(auto) name() { movable m; return m; }
decltype(auto) parenthesized() { return (global); }
auto pointer() { return &global; }
template <class T> auto in_template(T &t) { return t; }
int use = in_template(use);
void lambdas() {
  movable m;
  static movable s;
  auto by_reference = [&m] { return m; };
  auto implicitly = [&] { return m; };
  auto of_static = [] { return s; };
  auto own = [] { movable m; return m; };
  auto of_parameter = [](movable &m) { return m; };
  auto declared = [](movable &m) -> movable { return m; };
  auto generic = [](auto &m) { return m; };
  auto member = [&] { return m.n; };
}
void copied(either &e, either f) {
  auto constant = [e] { return e; };
  auto implicit = [=] { return e; };
  auto around = [=] { return [&] { return e; }; };
}
/* What has no constructor that moves it may be copied, from an object that is not const, too. */
struct copied_by_reference { copied_by_reference(); copied_by_reference(copied_by_reference &); };
struct with_member { copied_by_reference member; int n; };
with_member declared_result() { with_member w; return w; }
auto deduced_result() { with_member w; return w; }
auto of_class() { copied_by_reference c; return c; }
struct no_copies { no_copies(); no_copies(const no_copies &) = delete; };
struct with_no_copies { no_copies member; };
auto not_copied() { with_no_copies w; return w; }
