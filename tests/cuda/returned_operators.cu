// Overloaded operators that return a reference: the host compiler makes other code of them without parentheses.
#include <ostream>
#include <string>
struct element {
	int n;
	element(int n) : n(n) {}
	~element() {}
	element &operator+=(const element &e);
	const element &operator++() { return *this += element(1); }
};

element make(int n);
std::ostream &operator<<(std::ostream &out, const element &e) { return out << "(" << std::to_string(e.n) << ")"; }
element &assign(element &a) { return a = make(1); }
element &assigned(element &a) { return (a = make(1)); }
element &chosen(element &a, bool b) { return b ? a += make(1) : a; }
int &scalar(int &a) { return a = make(1).n; }
element sum(element &a) { return a += make(1); }
template <class T> T &templated(T &a) { return a = make(1); }
template element &templated(element &);

int main()
{
	return 0;
}
