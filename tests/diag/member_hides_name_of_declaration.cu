# 1 "member_hides_name_of_declaration.cu"
# 1 "/usr/include/tag.h" 1 3
// A member's name is that of a type outside, which declarations before it use: instances find that type, too.
enum class disposition : signed char { invalid = -1, value, error };
template <disposition Own> struct tag {
  template <disposition Other> constexpr auto operator==(tag<Other>) const noexcept -> bool { return Own == Other; }
  template <disposition Other> constexpr auto operator!=(tag<Other>) const noexcept -> bool { return Own != Other; }
  constexpr bool is(disposition which) const { return which == Own; }
  static constexpr disposition disposition = Own;
};
struct value_tag : tag<disposition::value> { };
struct error_tag : tag<disposition::error> { };
# 2 "member_hides_name_of_declaration.cu" 2
static_assert(value_tag{} == value_tag{}, "the same");
static_assert(!(value_tag{} == error_tag{}), "not the same");
static_assert(error_tag{}.is(error_tag::disposition), "itself");
template <class T> struct show;
show<decltype(value_tag{} == error_tag{})> type;
