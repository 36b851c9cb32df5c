__attribute__((device)) int first(int, const char *);
__attribute__((device)) int second(int, const char *);
__attribute__((global)) int no_kernel(int);
int after_an_error() { return first(1, "") + second(2, ""); }
