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
// References to what is no class, behind variables with destructors.
struct Lock { Lock(int); ~Lock(); };
struct Handle {
  Handle(); Handle(const Handle &); int &operator*(); int *operator->(); int &operator[](int); int &operator()(int); int &operator->*(int); int &operator~();
  Handle &operator++(); Handle operator++(int); Handle &operator+=(int); int operator-(int); bool operator!(); int operator,(int); Handle operator+(int);
  explicit operator int &(); int value;
};
Handle handle;
int &indirect(int d) { Lock l(d); return *handle; } int &subscript(int d) { Lock l(d); return handle[1]; } int &call(int d) { Lock l(d); return handle(1); }
int &member(int d) { Lock l(d); return handle->*1; } int &tilde(int d) { Lock l(d); return ~handle; } Handle &next(int d) { Lock l(d); return ++handle; }
decltype(auto) deduced(int d) { Lock l(d); return *handle; } int minus(int d) { Lock l(d); return handle - 1; } Handle plus(int d) { Lock l(d); return handle + 1; }
Handle last(int d) { Lock l(d); return handle++; } bool negated(int d) { Lock l(d); return !handle; } int comma(int d) { Lock l(d); return (handle, 1); }
int &named(int d) { Lock l(d); return handle.operator*(); } int &cast(int d) { Lock l(d); return static_cast<int &>(handle); }
Handle &added(int d) { Lock l(d); return handle += 1; } int &parenthesized(int d) { Lock l(d); return (~handle); } int &builtin(int d, int *p) { Lock l(d); return *p; }
template <class T> int &of_parameter(int d, T t) { Lock l(d); return *t; }
template <class T> int &of_global(T d) { Lock l(1); return *handle; }
auto in_lambda = [](int d) -> int & { Lock l(d); return *handle; };
struct Owner { Handle h; Handle &next(int d) { Lock l(d); return ++h; } int &operator*() { Lock l(1); return *h; } };
int use_of_all() { Owner o; return of_parameter(1, handle) + of_global(1) + in_lambda(1) + o.next(1).value + *o; }
