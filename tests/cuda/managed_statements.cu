// nvcc:
// nvcc: -rdc=true
// Managed variables in statements and operators of every kind; x ?: y.
#include <new>
struct holder { static int counter; int v; static int noargs_called() { return 1; } };
int holder::counter = 1;
__managed__ int mg = 1, mga[3]; __managed__ holder mh; __managed__ int *mp;
struct capture_this { int x; auto get() { return [this] { return x + mg; }; } auto get2() { return [*this, &r = mg] { return x + r; }; } };
struct with_default_args { int f(int a = mg, int *b = &mga[1], int &c = mg) { return a + *b + c; } with_default_args(int q = mg + 1) { } };
template <class T = decltype((mg))> int tdef(T t) { return t; }
template <class T> struct tmember { T a = mg; T f(T x = mga[0]) { return x + mg; } static T s() { return mg; } tmember() : a(mg + mga[2]) { } operator T() { return mg; } };
int &ret_ref() { return mg; } int *ret_ptr() { return &mg; } int (&ret_arr())[3] { return mga; } const int &cref = mg; int &&rref = mg + 1;
void swap_(int &a, int &b) { } void taker(int *p, int n) { } template <class T, unsigned N> unsigned len(T (&)[N]) { return N; }
int stmts(int n)
{
	if (mg) n++; else mg--; while (mg < n) mg++; do mg++; while (mg < 3); for (mg = 0; mg < 3; mg++) n += mga[mg]; switch (mg) { case 1: mg = 2; break; default: mga[0] = mg; }
	swap_(mg, mga[1]); taker(mga, mg); taker(&mga[1], len(mga)); n += len(mga); int *p = mga + mg; p = &mg; p = &*mga; n += *p + p[mg] + mga[mga[mg]] + 1[mga];
	for (auto x : mga) n += x; for (auto &x : mga) x = n; int (*pa)[3] = &mga; n += (*pa)[1]; n += sizeof mga / sizeof *mga; mh.v = mg; n += mh.v + (&mh)->v + mh.counter + holder::counter; holder *hp = &mh; hp->v = 2; holder copy = mh; mh = copy; new (&mh) holder; mp = new int(mg); delete mp; mp = nullptr; n += mp ? *mp : 0;
	n = mg ? mg : -mg; n = (mg, n); mg = n = mg; mg += mg -= 1; n <<= mg; n = !mg && mg || mg; n = ~mg ^ mg & mg | mg; n = mg == mg; n = mg < n; n = mg > n; n = n < mg && mg > n; (n) = (mg); n = (int)mg; n = int(mg); n = -mg + +mg; ++mg, mg++; n = mg % (mg + 1);
	auto l = [&, c = mg](int q = mg) mutable { static int s = mg; c += s; return [=] { return c + mg + q; }(); }; n += l(); int arr[] = { mg, mga[0] }; n += arr[0]; struct loc { int z = mg; int f() { return mg + z; } } lo; n += lo.f(); 
	n++; try { if (n > 100) throw mg; } catch (int &e) { n = e + mg; } return n + decltype(mg + 0)(mg) + static_cast<short>(mg) + reinterpret_cast<long &>(mg) + const_cast<int &>(mg) + alignof(decltype((mg))) + noexcept(mg) + __builtin_expect(mg, 1) + ({ mg; }) + (n ?: mg);
}
__global__ void k(int *p) { *p = mg + mh.v; }
int main() { k<<<mg, mga[0]>>>(&mg); k<<<1, 1>>>(mga); k<<<1, 1>>>(mp); capture_this ct{ 1 }; with_default_args w; tmember<int> t; return stmts(1) + ct.get()() + ct.get2()() + w.f() + tdef(1) + t.f() + tmember<int>::s() + t + ret_ref() + *ret_ptr() + ret_arr()[1] + cref + rref; }
