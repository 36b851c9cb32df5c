// nvcc: -std=c++20
// calls: known
// Lists with designators are assigned, and are arguments.
enum Kind { HERE, THERE };
struct Place { Kind kind; int id; };
struct More { Place place; int count = 3; union { int i; float f; }; };
__device__ int of(Place p) { return p.id + p.kind; }
__device__ int of(const char *s) { return *s; }
template <class T> __device__ void set(Place &p, T t) { p = { .kind = THERE, .id = t }; }
__global__ void k(More *m)
{
	m->place = { .kind = THERE, .id = 4 };
	set(m->place, 5);
	m[1].place = { .id = of({ .id = 2 }) };
	m[2] = { .place = { .id = 1 }, .count = 2 };
}
