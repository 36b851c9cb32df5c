// Members of instances come in the order in which something needed their classes to be complete, also by a typedef and in host code.
#define HD __host__ __device__ __noinline__
template <class T> struct Inner {
	T value;
	HD T get() const { return value * 3; }
};
template <class T> struct Outer {
	T value;
	HD T add(Inner<T> &inner) const { return value + inner.get(); }
};
typedef Outer<short> Shorts;
template <class T> using Outers = Outer<T>;
using Longs = Outers<long>;
inline int of_object(Longs *p) { return p->value; }
inline Shorts made() { return Shorts(); }
__global__ void k(int *p, Outer<int> *i, Outer<short> *s, Outer<long> *l, Inner<int> *in, Inner<short> *sn, Inner<long> *ln)
{
	*p += i->add(*in);
	*p += s->add(*sn);
	*p += l->add(*ln);
}
