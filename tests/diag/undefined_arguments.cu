// Template arguments that nothing declares.
namespace std {
template <class T> struct vector { vector(); vector(int); void push_back(const T &); T &operator[](int); };
template <class T> struct unique_ptr { unique_ptr(T *p = nullptr); };
template <class K, class V> struct map { V &operator[](const K &); };
template <class T> unique_ptr<T> make_unique();
}
template <class T, int N> struct Array { T data[N]; };

std::vector<Particle> particles;
std::vector<Particle *> pointers;
std::vector<std::vector<Cell>> cells;
std::vector<complex<float>> numbers;
Array<float, SIZE> sized;
std::map<std::string, int> names;
std::vector<std::complex<double>> roots;
static std::vector<std::pair<int, int>> pairs;
std::vector<Left> result(const std::vector<Right> &x);
void parameter(std::vector<std::complex<float>> x, int n);

struct Simulation {
	std::vector<Particle> particles;
	std::unique_ptr<Grid> grid;
	std::map<int, std::string> names;
	std::vector<std::complex<float>> field;
	void step(std::vector<Particle> &p);
};
struct Later { std::vector<Later *> next; };

template <class T> struct Template {
	std::vector<T> known;
	std::vector<Nothing> unknown;
	std::vector<typename T::type> dependent;
};

__attribute__((global)) void kernel(Array<Pixel, 3> a, float *out) { out[0] = a.data[0]; }

int main()
{
	std::vector<Particle> local;
	std::vector<Particle> again(3);
	local.push_back(1);
	std::vector<std::string> lines;
	auto p = std::make_unique<Grid>();
	auto q = std::make_unique<Grid>();
	std::vector<std::complex<float>> field(10);
	std::vector<int> fine(3);
	for (std::vector<Missing> v; ; )
		break;
	return fine[0] + undefined;
}
template <class T, class D> struct Array_pair { }; struct Held { };
using array_of_nothing = Array_pair<no_such[], Held>; using arrays_of_nothing = Array_pair<no_such[3][2], Held>;
typedef Array_pair<no_such[], Held> typedef_of_nothing; Array_pair<no_such[], Held> variable_of_nothing;
void arrays() { Array_pair<no_such[], Held> local; Array_pair<no_such *[4], Held> other; }
