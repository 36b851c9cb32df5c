// Templates that nothing declares: the reference takes < for an operator.
namespace std { template <class T> struct vector { }; int f(); }
void f(int n)
{
	auto q = std::make_unique<int>(3);
	make_unique<int>(3);
	auto r = make_unique<int>(3);
	auto s = std::max<int>(n, 3);
	auto t = std::get<0>(n);
	auto u = std::make_shared<int>();
	std::unique_ptr<int> up;
	unique_ptr<int> vp;
	std::vector<int> fine;
	return std::max<double>(1, 2);
}
int h = std::max<int>(1, 2);
