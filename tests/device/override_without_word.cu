/* Overrides a virtual function without a word that says so: IL's first_overridden is never set. */
struct Shape { int scale; __device__ virtual int area() const = 0; };
struct Square : Shape { __device__ int area() const { return scale * scale; } };
__global__ void kernel(int *p) { Square square; const Shape *shape = &square; *p = shape->area(); }
int main() { kernel<<<1, 1>>>(nullptr); }
