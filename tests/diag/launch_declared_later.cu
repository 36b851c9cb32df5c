__attribute__((global)) void kernel(int);
namespace n { extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0); }
void launches() { kernel<<<
  1, 1>>>(1); }
unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
