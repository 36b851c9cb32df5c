__attribute__((device)) int first(int, const char *);
__attribute__((device)) int second(int, const char *);
inline __attribute__((global)) void kernel(int) { }
int after_a_warning() { return first(1, "") + second(2, ""); }
