// Whether a name that means one function may be used is known whatever the arguments and the object are.
class closed {
	int value;
	int &at(int i) { return value; }
	int constant(int) const;
	static int shared(int);
	int overloaded(int);
	int overloaded(char *);
public:
	int open(int);
};
void calls(const closed &c, const closed *p, volatile closed &v, closed ok)
{
	c.at(0);
	p->at(0);
	v.constant(1);
	c.shared(0);
	c.shared("x");
	ok.at("x");
	ok.at();
	ok.at(1, 2);
	c.at("x");
	ok.overloaded(nullptr, 1);
	c.open(0);
	ok.open();
}
struct derived : closed { int call() { at("x"); return constant(); } };
template <class T> void pattern(const closed &c, T x) { c.at(0); c.at(x); }
class with_friend { int hidden(int); friend void is_friend(const with_friend &w) { w.hidden(0); } void own() const { hidden(0); } };
