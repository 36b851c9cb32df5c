/* Allocation and deallocation functions are members of classes or of the global namespace. */
typedef unsigned long size_t;
void *operator new(size_t, double); void operator delete(void *, double);
extern "C++" { void *operator new[](size_t, double); void operator delete[](void *, double); }
namespace n {
void *operator new(size_t, int); void *operator new[](size_t, int) { return 0; }
void operator delete(void *, int); void operator delete[](void *, int) { }
template <class T> void *operator new(size_t, T *);
template <class T> void operator delete(void *, T *) { }
int operator new(int); void operator delete(int);
struct S {
	void *operator new(size_t); void operator delete(void *);
	static void *operator new(size_t, int); static void operator delete(void *, int);
	friend void *operator new(size_t, S); friend void operator delete(void *, S);
	friend void *::operator new(size_t, double);
};
void block() { void *operator new(size_t, long); void operator delete(void *, long); }
extern "C++" void *operator new(size_t, short); extern "C++" { void operator delete(void *, short); }
struct T { void *operator new(size_t, T *); void operator delete(void *, T *); int &operator*(); };
void *T::operator new(size_t, T *) { return 0; } void T::operator delete(void *, T *) { }
void *use() { ::operator new(3, 1.5); return new (1.5) int; }
}
namespace { void *operator new(size_t, char); static void operator delete(void *, char); }
inline namespace v { void *operator new(size_t, float); inline void operator delete(void *, float) { } }
extern "C++" { namespace nn { void operator delete [](void *) noexcept; void *operator new(size_t); } }
