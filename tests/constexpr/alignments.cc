/* alignas in the head of class templates, of partial specializations and their members [dcl.align]. */
#include <cstddef>
template<class T> constexpr const T& mx(const T&a,const T&b){return a<b?b:a;}
template<class T> inline constexpr size_t AV = mx(alignof(T),size_t{8});
template<int N> struct FS{};
template<class T,class A> struct St;
template<class T,int N> struct alignas(AV<T>) St<T,FS<N>> { T d[N]{}; };
template<class T,class A> struct St2;
template<class T,int N> struct alignas(AV<T>) St2<T,FS<N>> { T d[N]{}; };
template<class T,class A> using SS=St2<T,A>;
template<class T,int N> struct alignas(AV<T>) S1 { T d[N]{}; };
template<class T,int N> struct alignas(mx(alignof(T),size_t{16})) S2 { T d[N]{}; };
template<class T> struct alignas(T) S3 { char d[3]; };
template<class...T> struct alignas(T...) S4 { char d[3]; };
template<class T> struct O { template<class U> struct alignas(T) alignas(U) I { char c; }; struct alignas(2*alignof(T)) J {char c;}; T t; alignas(8) char c; alignas(T) char q[2]; };
template<class T,int N> struct Op { using st=St<T,FS<N>>; static_assert(alignof(st)>=4); };

static_assert(sizeof(Op<char,3>));
static_assert(sizeof(Op<unsigned short,3>));
static_assert(alignof(St<char,FS<3>>) == 8);
static_assert(alignof(St<short,FS<4>>) == 8);
static_assert(sizeof(St<char,FS<3>>) == 8);
static_assert(alignof(SS<char,FS<3>>) == 8);
static_assert(alignof(S1<char,3>) == 8);
static_assert(alignof(S2<char,3>) == 16);
static_assert(alignof(S3<int>) == 4);
static_assert(alignof(O<int>::I<double>) == 8);
static_assert(alignof(O<int>::J) == 8);
static_assert(sizeof(O<int>) == 16);
static_assert(sizeof(O<double>) == 24);
