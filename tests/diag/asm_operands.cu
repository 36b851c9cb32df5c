/* Operands of asm statements: their names, and outputs that are assigned to. */
struct object { int bits : 3; const int fixed; int plain; object(); };
void names(int a, int b)
{
	asm("%[y]" :: [x] "r"(a));
	asm("add %[x], %[y];" : [x] "=r"(a) : [y] "r"(b));
	asm("add %[x] "
	    "%[z]" : [x] "=r"(a));
	asm("%%[y]" :: "r"(a));
	asm("%[y]");
	asm("%[y]" : );
	asm("%[y] %[z]" : : );
	asm("%c[y] %c[x]" :: [x] "r"(a));
	asm volatile("%[]" :: [x] "r"(a));
	asm("%w[q] %12[y]" :: [x] "r"(a));
	asm(R"(%[q])" :: [x] "r"(a));
	asm("{%|%[q]} %= %[r]" :: [x] "r"(a));
	asm("\t%[q]" :: [x] "r"(a));
	asm("" :: "[q]"(a));
	asm("%[a b]" :: [x] "r"(a));
}
void outputs(int a, const int c, object s, int *p, int array[3])
{
	asm("" : "=r"(1));
	asm("" : "=r"(a + 1));
	asm("" : "=r"(a), "=r"(2));
	asm("" : "+r"(c));
	asm("" : "=r"(s.fixed));
	asm("" : "=r"(s.plain), "=r"(s.bits), "=r"(*p), "=r"(p[1]), "=r"(array));
	asm("" : "=r"(names));
	asm("" : "=r"(a ? a : c));
	asm("" : "=r"((char)a));
	asm("" :: "r"(1), "r"(a + 1), "r"(s));
	asm("" : "=r"(a++));
	asm("" : "=r"(++a));
	asm("" : "=m"(s));
}
template <class T> __attribute__((device)) void of_template(T a, const T c) { asm("%[y]" : "=r"(1)); asm("%[y]" : [y] "=r"(a)); }
