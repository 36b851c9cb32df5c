// Volatile device variables are read where their values are thrown away; others are not.
volatile __attribute__((device)) int changing;
__attribute__((device)) int steady;
volatile __attribute__((device)) int several[3];
const volatile __attribute__((constant)) int fixed = 1;
volatile int of_host;
void reads()
{
	changing;
	(changing);
	*&changing;
	several[0];
	fixed;
	steady;
	several;
	of_host;
}
__attribute__((device)) void of_device() { changing; }
