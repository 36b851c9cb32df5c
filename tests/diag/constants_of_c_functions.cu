// Functions of C are called by no constant, but for a few that the reference knows.
extern "C" {
int rand(void) throw();
int abs(int);
double sqrt(double);
double ceil(double);
unsigned long strlen(const char *);
int mine(int);
long clock(void);
int _underscored(int);
constexpr int twice(int i) { return 2 * i; }
}
namespace std {
using ::rand;
}
constexpr int n1 = rand();
constexpr int n2 = std::rand();
constexpr int n3 = rand() % 4 + mine(3);
constexpr double n4 = sqrt(4.0);
constexpr bool n5 = clock() == 0;
constexpr int valid_1 = abs(-3);
constexpr double valid_2 = ceil(2.5);
constexpr unsigned long valid_3 = strlen("abc");
constexpr int valid_4 = twice(3);
constexpr int valid_5 = true ? 3 : rand();
const int valid_6 = rand();
enum { e1 = mine(3) };
template <int N> struct S { };
S<rand()> s;
static_assert(mine(3), "");
int main() {
	constexpr int n = rand();
	static constexpr int n6 = mine(3);
	const int k = rand();
	constexpr int n7 = k;
	int valid_7[mine(3)];
	switch (k) {
	case mine(4): break;
	}
	if constexpr (mine(5))
		return 3;
}
