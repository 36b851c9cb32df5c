// nvcc:
// nvcc: -rdc=true
// nvcc: -Xcudafe --no-hidden-visibility-on-unnamed-ns
// Unnamed namespaces, nested and reopened, with host and device entities.
namespace { }
namespace { int host_only; struct hidden_class { int x; virtual void f() { } }; }
namespace a { inline namespace { int in_inline; } namespace { int z; } inline namespace b { namespace { int w; } } }
namespace __attribute__((visibility("default"))) { int attributed; }
namespace a::c { namespace { int q; } }
namespace {
template <class T> struct generic { static int s; };
template <class T> int generic<T>::s = 1;
void function() { }
__device__ void device() { }
static int internal;
namespace deeper { __global__ void kernel(hidden_class *p) { } __device__ int use() { device(); return 1; } }
}
extern "C" { namespace { int in_c_block; } }
int main()
{
	deeper::kernel<<<1, 1>>>(nullptr);
	in_c_block = 1;
	function();
	return host_only + a::in_inline + generic<int>::s + a::c::q + a::z + a::w + attributed + hidden_class().x + internal;
}
