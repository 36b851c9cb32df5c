// Structured bindings with a memory space, which they cannot have, where host functions use them.
struct Point { int x, y; };
__attribute__((device)) auto [first, second] = Point{ 3, 4 };
__attribute__((constant)) auto [low, high] = Point{ 5, 6 };
__attribute__((shared)) auto [left, right] = Point{ 5, 6 };
auto [mine, yours] = Point{ 1, 2 };
int host()
{
	int a = first, *p = &second;
	second = a + mine;
	first++;
	right = left;
	return low + *p + sizeof(high) + yours;
}
__attribute__((device)) int device() { return first + low; }
int unset()
{
	__attribute__((managed)) int a;
	__attribute__((shared)) int b;
	return a;
}
__attribute__((device)) int unset_there()
{
	__attribute__((device)) int a;
	__attribute__((shared)) int b;
	return a + b;
}
