/* What hosts alone use goes, though it has names in common with what devices use. */
#include <functional>
#include <memory>
#include <string>
struct Config { std::string name; std::function<int(int)> callback; int size; };
class Engine {
	std::unique_ptr<Config> config;
public:
	explicit Engine(std::string n) : config(new Config{ n, [](int i) { return i; }, 3 }) { }
	int run(int n) { return config->callback(n) + size(); }
	int size() const { return config->size; }
	static __device__ int device_part(int n) { return n << 2; }
	void launch(int *p);
};
namespace host { int run(int); int size(const Config &); struct Parameters { int size, run; }; }
__device__ int size(int n) { return n; }
__global__ void run(int *p, host::Parameters parameters) { *p = size(*p) + Engine::device_part(parameters.run); }
void Engine::launch(int *p) { ::run<<<1, 1>>>(p, { size(), 1 }); }
int main() { Engine e("name"); e.launch(nullptr); return e.run(1); }
