// flags: --extended-lambda
/* Initializers of static members have no this, nor has a lambda there; a closure without the this it wants is still a constant. */
constexpr auto outside = [this] { return 1; };
void function() {
	constexpr auto closure = [this] { return 1; };
	constexpr auto device = [this] __attribute__((device)) () { return 1; };
	constexpr int result = [this] { return 1; }();
}
struct Members {
	int size();
	static constexpr auto closure = [this] { return 1; };
	static inline int result = [this] { return 1; }();
	static inline auto pointer = this;
	static const int width = sizeof(this);
	static inline int called = [] { return this->size(); }();
	static inline int own = [] { struct Inner { int v = 1, w = this->v; int get() { return this->w; } }; return Inner().get(); }();
	int each = this->size();
	static int there() { constexpr auto closure = [this] { return 1; }; return closure(); }
	static auto given(int a = sizeof(this)) -> int;
	auto taken() -> decltype(this->size());
};
template <class T> struct Template {
	static constexpr auto closure = [this] { return 1; };
	static inline auto pointer = this;
	T each = this->size();
	T size();
};
