// Types of casts that nothing declares.
namespace N { namespace M { struct Deep { typedef int type; }; } template <class T> struct Known { typedef T type; }; }
struct Box { typedef int type; };
template <class T> struct Own { typedef T type; };
int a = static_cast<N::gone>(1);
int b = static_cast<Own<int>::gone>(1);
void casts(int v, int *p) {
	int c = static_cast<N::Known<int>::gone>(v);
	int d = static_cast<N::M::gone>(v);
	int e = static_cast<::gone>(v);
	int f = static_cast<Box::gone>(v) + static_cast<gone<int>>(2);
	auto g = reinterpret_cast<const Box::gone *>(p);
	auto h = const_cast<N::gone *>(p);
	auto l = [](int x) -> Box::gone { return x; };
}
template <class T> __attribute__((device)) T dependent(T t) { return static_cast<Box::gone>(t) + static_cast<N::M::Deep::gone>(t); }
template <class T> T unknown(T t) { return static_cast<typename T::gone>(t) + static_cast<typename Own<T>::gone>(t); }

// These are declared.
int known(int v, int *p) {
	auto l = [](int x) -> Box::type { return x; };
	return static_cast<Box::type>(v) + static_cast<N::M::Deep::type>(v) + static_cast<::N::Known<int>::type>(v) + l(*reinterpret_cast<const Box::type *>(p));
}
