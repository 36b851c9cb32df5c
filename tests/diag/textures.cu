template <class T, int n = 1, int m = 0> struct __attribute__((device_builtin_texture_type)) texture { int x; };
template <class T, int n = 1> struct __attribute__((device_builtin_surface_type)) surface { int x; };
struct plain { int x; };
texture<float, 2> t1;
static surface<void, 2> s1;
namespace { texture<float> t2; }
namespace N { inline namespace { texture<float> t3; surface<void> s2; static texture<int> t4; texture<int> *p; plain q; int i; typedef texture<float> tt; tt t5; } }
__attribute__((device)) void device() { texture<float> local; texture<float, 2> &r = t1; texture<float, 2> *p = &t1; int x = p->x + t1.x; }
__attribute__((global)) void kernel(texture<float, 2> *p, texture<float, 2> t) { surface<void, 2> &r = s1; }
