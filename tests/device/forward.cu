/* Declarations in one place, definitions in another; several declarators; typedefs; incomplete types. */
struct Later;
template <class T> struct LaterTemplate;
typedef int (*Callback)(Later *), Array[3];
enum Forward : int;
__device__ int use(Later *l), use_other(LaterTemplate<int> *l), not_used;
template <class T> __device__ T declared_first(T);
struct Later { int a; static __device__ int count(); struct Node; Node *node; } *later_pointers[2], *later_pointer;
struct Later::Node { Node *next; int value; };
template <class T> struct LaterTemplate { T t; struct Member; };
template <class T> struct LaterTemplate<T>::Member { T value; };
enum Forward : int { one = 1, two };
__device__ int Later::count() { return two; }
__device__ int use(Later *l) { return l->a + l->node->next->value; }
__device__ int use_other(LaterTemplate<int> *l) { LaterTemplate<int>::Member m{ 5 }; return l->t + m.value; }
template <class T> __device__ T declared_first(T t) { return t + 1; }
__device__ int local_declaration(int n) { int use_local(int); extern __device__ int late; struct In { int f(int n) { return n; } __device__ int g() { return 1; } }; return late + In().g(); }
__device__ int late = 6;
__device__ int a_callback(Later *l) { return l->a; }
__global__ void kernel(Later *l, Array a, LaterTemplate<int> *t, Forward f) { Callback c = a_callback; *a = use(l) + use_other(t) + declared_first(1) + Later::count() + f + c(l) + local_declaration(1); }
int main() { kernel<<<1, 1>>>(nullptr, nullptr, nullptr, one); }
