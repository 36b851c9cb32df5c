// flags: --c++20
// The same in C++20: it may be a template.
namespace std { template <class T> struct vector { }; int f(); }
void f(int n)
{
	unique_ptr<int> vp;
	vector<int> v(3);
	std::unique_ptr<int> q;
	auto x = foo<int>(3);
	bar<int>(n);
	bar2<3>(n);
	n = baz<float>(1);
	bat<int>();
	n = undef7<3>(n) + undef8;
	if (undef14<int>(3)) { int q = u2; }
	return undef15<int>(n);
}
