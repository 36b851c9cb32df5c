/* An instance of a managed variable template that only a host function asks for. */
template <class T> __managed__ T generic = 1;
int *address() { return &generic<int>; }
__global__ void k(int *p) { *p = 1; }
int main() { return generic<int>; }
