void host(int a, int *p)
{
	asm("" :: "C"(p));
	asm("" : "=C"(a));
	asm("" :: "rC"(a));
	asm("" :: [n] "C"(p));
	asm("" :: "" "C"(p));
	asm("" ::: "cc", "memory");
	auto l = [=] { asm("" :: "C"(p)); };
}
__attribute__((device)) void device(int a, int *p)
{
	asm("" :: "C"(p));
	asm("" ::: "cc");
	asm("" ::: "memory", "cc");
	asm("" ::: "c" "c");
	asm("" ::: "memory");
	asm("" : "=q"(a) : "rm"(a), "f"(a));
	auto l = [=] { asm("" ::: "cc"); asm("" :: "C"(p)); };
}
__attribute__((global)) void kernel() { asm("" ::: "cc"); }
__attribute__((host)) __attribute__((device)) void both(int *p) { asm("" ::: "cc"); asm("" :: "C"(p)); }
template <class T> __attribute__((device)) void of_template(T a) { asm("" ::: "cc"); }
template <class T> void host_template(T a) { asm("" :: "C"(a)); }
template <class T> struct C { __attribute__((device)) void m() { asm("" ::: "cc"); } };
void use() { host_template((int *)0); }
