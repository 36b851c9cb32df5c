/* Allocation, placement, printf and assertions in device code. */
#include <assert.h>
#include <new>
#include <stdio.h>
struct Node { int value; Node *next; __device__ Node(int v, Node *n) : value(v), next(n) { } __device__ ~Node() { delete next; } };
struct Pool { void *memory; __device__ void *operator new(size_t n, Pool &p) { return p.memory; } __device__ void operator delete(void *, Pool &) { } };
__global__ void kernel(int *p, char *memory)
{
	Node *list = new Node(1, new Node(2, nullptr));
	int *array = new int[*p];
	Node *placed = new (memory) Node(3, nullptr);
	array[0] = list->value;
	*p = array[0] + placed->value;
	assert(*p < 100);
	printf("%d\n", *p);
	delete list;
	delete[] array;
	void *raw = malloc(100);
	memset(raw, 0, 100);
	memcpy(raw, p, 4);
	free(raw);
}
int main() { kernel<<<1, 1>>>(nullptr, nullptr); }
