int x = y;
__attribute__((global)) void kernel(int);
template <class T> void launches(T t) { kernel<<<1, 1>>>(t); }
int z = w;
