// Variable templates: memory spaces are looked at where they are specialized, and come to those of the template.
struct S { static constexpr __attribute__((managed)) int v = 1; static constexpr __attribute__((shared)) int w = 1; static constexpr __attribute__((managed)) int v3 = 1;  };
struct S2 { static constexpr __attribute__((managed)) int v = 1; static constexpr __attribute__((shared)) int w = 1; };
template <class T> struct S3 { static constexpr __attribute__((managed)) int v = 1; static constexpr __attribute__((shared)) int w = 1;
	static const __attribute__((shared)) int a = 1; static inline __attribute__((shared)) int b = 1; };
struct S4 {
	static const __attribute__((shared)) int a = 1; static inline __attribute__((shared)) int b = 1;  static __attribute__((shared)) int c = 1; };
template <class T> __attribute__((constant)) constexpr T v = 1;
template <class T> __attribute__((device)) __attribute__((shared)) T v1 = 1;
template <class T> extern __attribute__((shared)) T v2;
template <class T> static __attribute__((managed)) T v3;
template <class T> __attribute__((managed)) T &v5 = *new T;
template <class T> __attribute__((managed)) const T v6 = 1;
template <class T> __attribute__((managed)) T v6<T *> = 1;
template <> __attribute__((managed)) int v6<int> = 1;
template <> __attribute__((managed)) constexpr int v6<long> = 1;

template <class T> __attribute__((shared)) constexpr T v6<T **> = 1;
template <class T> __attribute__((device)) thread_local T v7;
template <class T> __attribute__((device)) T v8 = new T;
void g() { T: static __attribute__((managed)) constexpr int s = 1; __attribute__((shared)) constexpr int s2 = 1; static __attribute__((shared)) constexpr int s3 = 1;}
template <class T> void gt() { T: static __attribute__((managed)) constexpr int s = 1; __attribute__((shared)) constexpr int s2 = 1; static __attribute__((shared)) constexpr T s3 = 1;}
__attribute__((global)) void gk() { static __attribute__((managed)) constexpr int s = 1; __attribute__((shared)) constexpr int s2 = 1; static __attribute__((shared)) constexpr int s3 = 1;}
template <class T> __attribute__((global)) void gkt() { static __attribute__((managed)) constexpr int s = 1; __attribute__((shared)) constexpr int s2 = 1; static __attribute__((shared)) constexpr int s3 = 1; __attribute__((shared)) T x = 1; }
constexpr __attribute__((shared)) int q = 1; __attribute__((shared)) int q2 = 1; extern __attribute__((shared)) int q3 = 1;
namespace specializations {
template <class T> T x = 1;
template <> __attribute__((shared)) int x<int> = 1;
template <> __attribute__((shared)) constexpr int x<long> = 1;
template <> __attribute__((managed)) constexpr int x<char> = 1;
template <> __attribute__((managed)) const int x<short> = 1;
template <class T> __attribute__((shared)) T y = 1;
template <> __attribute__((shared)) int y<int> = 1;
template <> int y<char> = 1;
template <> __attribute__((managed)) int y<long> = 1;
template <> __attribute__((constant)) int y<long long> = 1;
template <class T> __attribute__((device)) T z = 1;
template <> __attribute__((shared)) int z<int> = 1;
template <> __attribute__((shared)) constexpr int z<char> = 1;
template <> __attribute__((constant)) const int z<short> = 1;
template <> int z<long> = 1;
int f() { return z<long> + z<short> + x<short> + x<int> + y<char> + x<double>; }
} namespace reads {
template <class T> __attribute__((device)) T z = 1;
template <> __attribute__((constant)) const int z<short> = 1;
template <> __attribute__((device)) const int z<char> = 1;
template <> const int z<long> = 1;
template <class T> __attribute__((device)) T z<T *> = 1;
template <class T> __attribute__((constant)) const T z<T **> = 1;
template <class T> __attribute__((constant)) const T z<T ***> = 1;
template <> __attribute__((device)) const int z<char ***> = 1;
template <> __attribute__((constant)) int z<bool> = 1;
template <class T> T y = 1;
template <> __attribute__((constant)) int y<bool> = 1;
template <> __attribute__((constant)) const int y<int> = 1;
template <> __attribute__((device)) const int y<char> = 1;
int a() { return z<short>; }
int b() { return z<char>; }
int c() { return z<long>; }
int c1() { return z<int **>; }
int c2() { return z<char ***>; }
int c3() { return z<bool>; }
int c4() { return y<bool>; }
int c5() { return y<int>; }
int c6() { return y<char>; }
}
