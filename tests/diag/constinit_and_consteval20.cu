// flags: --c++20
// constinit and consteval where they may not be, and variables that are not initialized by constants.
int nonc(); constexpr int cx() { return 1; } int var = 1;
constinit int a = 1; constinit int b = nonc(); constinit int c = var; constinit int d; constinit const int e = 2;
constinit constexpr int f = 2; constexpr constinit int g = 2; consteval constinit int h() { return 1; } constinit int j(); constinit int k() { return 1; }
constinit static int l = cx(); static constinit int m = nonc(); thread_local constinit int n = 1; constinit thread_local int o = nonc();
struct S { constinit int a; static constinit int b; constinit static inline int c = 3; static constinit inline int d = nonc(); constinit void f(); constinit S(); consteval ~S(); };
constinit int S::b = nonc();
void loc() {
  constinit int x = 1;
  static constinit int y = 2;
  constinit static int z = nonc();
  constinit thread_local int w = 1;
  constinit constexpr int v = 2;
  constinit static const int u = var;
  for (constinit int t = 0; ; ) {}
  constinit auto l = [] {};
  consteval int cv = 1; static consteval int cs = 2;
}
constinit typedef int td; typedef constinit int td2; template <class T> constinit T vt = 1; template <class T> constinit T vt2 = nonc(); int u1 = vt<int> + vt2<int>;
constinit int *ptr = &var; constinit int &ref = var;
__attribute__((device)) constinit int da = 1; constinit __attribute__((device)) int db = nonc(); constinit __attribute__((constant)) int dc = cx(); constinit __attribute__((shared)) int ds;
__attribute__((global)) void ker() { constinit int x = 1; static constinit int y = 1; constinit __attribute__((shared)) int z; constinit static __attribute__((device)) int w = 1; }
constinit int extra = 1, extra2 = nonc(); constexpr consteval int both(); consteval int cv = 1; consteval const int cv2 = nonc();
