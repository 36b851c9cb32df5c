// What a using-directive makes visible besides other functions of the name: < begins template arguments.
extern "C" double floor(double);
double round(double);
namespace clock {
struct Hours {};
template <class T, class U> T floor(U) { return {}; }
double ceil(double);
inline namespace literals {
template <class T> T round(double) { return {}; }
}
}
template <class T> T ceil(int) { return {}; }
namespace math {
using ::floor;
inline float floor(float x) { return x; }
}
using namespace clock;
template <class T> T in_template(T t) { return floor<T>(t); }
int main()
{
	auto a = floor<Hours>(1);
	Hours b = a, c = ceil<Hours>(1), d = round<Hours>(1.5);
	bool e = floor(1.0) < ceil(1.0);
	in_template(1);
}
void nested()
{
	using namespace math;
	Hours a = floor<Hours>('a');
}
