__attribute__((device)) int;
__attribute__((device)) __attribute__((host));
int;
__attribute__((launch_bounds(4)));
__attribute__((global)) void __attribute__((launch_bounds(4)));
/* near misses */
;
enum E : int;
struct S;
enum { nobody };
