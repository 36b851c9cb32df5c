/* Specializations of function templates that are used, where no other source can define the template [temp.inst]/4; in which order it is said. */
extern "C" int cudaConfigureCall(int, int, unsigned long = 0, void * = 0);
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
template <class T> static void a(T); template <class T> static void b(T); static void z(); template <class T> static T c(); template <class T> static void unused(T); template <class T> static void uneval(T); template <int N> static void n(); template <class T> static inline void inl(T); template <class T> inline void inl2(T); template <class T> static constexpr int ce(T); template <class T> void ext(T); template <class... T> static void v(T...);
void g() { b(1); a(1); a(2l); a('c'); b(2); z(); c<int>(); c<char *>(); sizeof(uneval(1), 1); n<3>(); inl(1); inl2(1); ce(2); ext(1); v(1, 2); v(); }
namespace uses {
template <class T> static void a(T); template <class T> static void b(T); template <class T> static void d(T); template <class T> static void e(T) ; template <class T> static void f(T); template <class T> static void h(T *); template <class T> static void h(T);
template <class T> void user(T t) { a(t); b(1); } void (*p)(int) = a; auto q = &b<long>; template <> void a(long) {} void s() { a(1l); d<int>; auto l = [](auto x) { e(x); }; l(1); if (0) f(1); if constexpr (false) f(2l); h((int *)0); user(3); }
template <class T> static void late(T); void t() { late(1); } template <class T> static void late(T) {} template <class T> static void ei(T); void w() { ei(2); }
}
namespace first { static int x(); template <class T> static T d(T); static int w(); template <class T> static T e(T); static int z(); } static int gz(); template <class T> static int gt(T); static int gy();
void of_namespace() { first::d(1); first::e(1); first::w(); first::x(); first::z(); gz(); gt(1); gy(); }
namespace {
 template <class T> void k3(T); }
void unnamed() { k3(1); k3(2l); }
template <class T> static __attribute__((global)) void k(T); void launches() { k<<<1, 1>>>(1); k<<<1, 1>>>(1.f); auto p = k<char>; } namespace last { template <class T> static __attribute__((device)) T d(T); static int w(); } __attribute__((global)) void kk() { last::d(1); } int ww() { return last::w(); }
