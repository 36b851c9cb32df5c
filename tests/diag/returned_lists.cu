/* Lists in braces that functions return: as references to temporaries, and where nothing is returned. */
struct Pair { int a, b; };
struct Number { Number(int); };
enum Shade { dark };
using Two = int[2];
const int &nothing_in_it() { return { }; }
const int &same_type() { return { 1 }; }
const int &other_type() { return { 'c' }; }
const Pair &members() { return { 1, 2 }; }
const Pair &itself(const Pair &pair) { return { pair }; }
const Pair &made() { return { Pair() }; }
const Number &converted() { return { 1 }; }
const Number &made_number() { return { Number(1) }; }
const Shade &shade() { return { dark }; }
const int &promoted() { return { dark }; }
Pair &&moved() { return { }; }
const Two &array() { return { 1, 2 }; }
template <class T> const int &in_template() { return { }; }
template <class T> const int &value_in_template() { return 1; }
template <class T> const T &dependent() { return { }; }
template <class T> struct Box { const int &list() { return { }; } const int &value() { return 2; } };
void instances() { in_template<int>(); value_in_template<int>(); dependent<int>(); Box<int>().list(); }
void lambdas() { auto number = []() -> const int & { return { }; }; auto none = []() -> void { return { }; }; }
void no_result() { return { 1 }; }
template <class T> void no_result_in_template() { return { }; }
template <class T> T maybe_no_result() { return { }; }
void generic() { auto lambda = [](auto) -> void { return { }; }; maybe_no_result<void>(); no_result_in_template<int>(); }
template <class T> struct Special { Special() { return { }; } ~Special() { return 1; } };
Special<int> special;
