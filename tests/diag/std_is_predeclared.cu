// The namespace std is there before it is opened: what it lacks is no member of it.
int f() {
	std::vector<int> v;
	std::size_t n = 3;
	v.push_back(1);
	return std::max(1, 2);
}
std::string s;
std::vector<int> g(std::vector<int> x);
void h(const std::vector<int> &x, int y);
int i() { return std; }
void local() { int std = 3; using namespace ::std; }
namespace std { struct q {}; }
std::q z;
std::vector<int> w;
std x;
int std = 3;
