// What comes of changing what cannot be changed is no value, and fits anywhere.
const int c = 1; __attribute__((constant)) int on_device; __attribute__((constant)) int *pointer;
struct made { made(int); }; void take(int *); void take_object(made); template<class T> void take_any(T);
void host()
{
	int *p = c = 1; long *q = ++on_device; int &&r = c += 2; int &s = on_device = 1;
	take(c = 1); take(on_device++); take_object(c = 1); take_any(on_device = 1);
	if (c = 1) { }
	while (on_device = 1) { }
	auto x = on_device = 1;
	(void)(c = 1);
	pointer = 0;
}
int *result() { return c = 1; }
__attribute__((device)) int *device_result() { return on_device += 1; }
// near misses
int v; int *near_result() { return v = 1; }
void near() { int *p = v = 1; take(v++); int &r = v = 1; if (v = 1) { } }
