// flags: --extended-lambda
// Classes of literal types have constexpr constructors that neither copy nor move; closures copy just what is of such a type.
struct Deleted { Deleted(); Deleted(const Deleted &) = delete; };
struct Converts { template <class T> Converts(T); };
struct Copies { constexpr Copies(const Copies &) = default; Copies(); };
struct Moves { Moves(); constexpr Moves(Moves &&); };
struct Any { template <class T> constexpr Any(T) { } };
struct Values { Values() = delete; Values(int); };
struct Both { template <class T> Both(T); constexpr Both(int, int) { } };
template <class T> struct Instance { Instance(); Instance(const Instance &) = delete; constexpr Instance(T) { } };
constexpr void deleted() { Deleted d; }
constexpr void converts() { Converts c = 1; }
constexpr void copies() { Copies c; }
constexpr void moves() { Moves m; }
constexpr void any() { Any a = 1; }
constexpr void values() { Values v(1); }
constexpr void both() { Both b = 1; }
constexpr void instance() { Instance<int> i; }
constexpr void made() { auto l = [x = Moves()] { return 0; }; }
constexpr void referred(Moves &m) { auto l = [&m] { return 0; }; auto k = [&x = m] { return 0; }; }
constexpr void copied(const Copies &c) { auto l = [c] { return 0; }; }
constexpr void implied(const Copies &c) { auto l = [=] { return sizeof(Copies(c)) + (c, 0); }; }
constexpr void device() { auto l = [x = [] __attribute__((device)) { return 0; }] { return 0; }; }
constexpr void inner() { auto l = [x = [y = Moves()] { return 1; }] { return 0; }; }
constexpr void plain() { auto l = [x = [y = Any(1)] { return 1; }] { return 0; }; }
template <class T> constexpr int made_of() { auto l = [x = T()] { return 0; }; return 0; }
int uses = made_of<Moves>() + made_of<int>();
constexpr int of_constant = made_of<int>();
