// What is wrong in trailing return types, which name the parameters: of functions, members and templates, where no argument of the template
// decides.
struct Record {
	int x;
	void reset();
};
auto undefined(int a) -> decltype(nope);
template<class T> auto undefined_in_template(T t) -> decltype(nope + t);
auto no_member(Record r) -> decltype(r.nope());
auto no_operator(Record r) -> decltype(r + 1);
auto too_many(Record r) -> decltype(r.reset(1));
template<class T> auto plain_part(T t, Record r) -> decltype(r.nope() + t);
struct Members {
	auto of_scalar(int q) const -> decltype(q.x);
	template<class T> auto in_template(Record r, T t) -> decltype(r.y);
	auto later() -> decltype(declared_later);
	auto earlier() -> decltype(declared_earlier());
	template<class T> auto dependent(T t) -> decltype(t.anything);
	int declared_later;
	int declared_earlier();
};
auto fine(int a) -> decltype(a) { return a; }
auto pointed(Record *r) -> decltype(r->x) { return r->x; }
template<class T> auto dependent(T t) -> decltype(t.nope() + unknown_function(t));
template<class T> auto dependent(const T &t) -> decltype(T::nope(t), 1ul);
typedef auto (*pointer)(int a) -> decltype(a);
int use = fine(1) + pointed(nullptr);
template<class T> struct Held { T value; };
auto behind_instance(Held<int> &h) -> decltype(h.value + h.missing);
