// Brackets and colons that are missing.
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
__attribute__((global)) void k(int *p { p[0] = 1; }
__attribute__((device)) int h(int *p) { return (p[0] + 1; }
int main() { for (int i = 0; i < 3; i++ { } k<<<1, 1>>>(0); }
