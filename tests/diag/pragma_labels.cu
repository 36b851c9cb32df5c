void f(int n) {
 switch (n) {
#pragma unroll
 case 1: n++; break;
#pragma unroll
 default: for (int i = 0; i < n; i++) ;
 }
#pragma unroll
 a: n++;
#pragma unroll
 b: ;
#pragma unroll
 c: int x;
#pragma nv_exec_check_disable
 d: int y;
#pragma nv_exec_check_disable
 e: n++;
 goto a; goto b; goto c; goto d; goto e;
}
